/** Which answers mean that there is no server to ask. */

import { afterEach, expect, test, vi } from "vitest";

import { ask, isUnreachable } from "../../src/lib/api";

const answers = (status: number, body: string): void => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
};

const errorOf = (path: string): Promise<unknown> =>
  ask(path).then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

test("a proxy that finds no server is as good as no answer", async () => {
  answers(502, "<h1>Bad Gateway</h1>");
  expect(isUnreachable(await errorOf("/api/rules"))).toBe(true);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(isUnreachable(await errorOf("/api/rules"))).toBe(true);
});

test("a server that is busy is there, and its sentence is shown", async () => {
  answers(503, JSON.stringify({ clause: "TABLE", key: "busy", details: { wait: 3 }, text: "Ask again in 3 seconds." }));
  const error = await errorOf("/api/rules");
  expect(isUnreachable(error)).toBe(false);
  expect((error as Error).message).toBe("Ask again in 3 seconds.");
});
