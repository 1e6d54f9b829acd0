import { beforeEach, describe, expect, it, vi } from "vitest";

import type { FromWorker, ToWorker } from "../../src/lib/local/messages";

/** A worker of which the test plays the part. */
class FakeWorker {
  static last: FakeWorker;
  said: ToWorker[] = [];
  #listeners = new Map<string, (event: { data: FromWorker }) => void>();

  constructor() {
    FakeWorker.last = this;
  }
  addEventListener(type: string, listener: (event: { data: FromWorker }) => void): void {
    this.#listeners.set(type, listener);
  }
  postMessage(message: ToWorker): void {
    this.said.push(message);
  }
  terminate(): void {
    this.said = [];
  }
  answer(message: FromWorker): void {
    this.#listeners.get("message")?.({ data: message });
  }
  crash(): void {
    this.#listeners.get("error")?.({ data: { loaded: 0, total: 0 } });
  }
}

async function fresh(): Promise<typeof import("../../src/lib/local/engine.svelte")> {
  vi.resetModules();
  return import("../../src/lib/local/engine.svelte");
}

describe("the engine on this device", () => {
  beforeEach(() => {
    vi.stubGlobal("Worker", FakeWorker);
    for (const name of ["WebAssembly", "indexedDB", "DecompressionStream"]) vi.stubGlobal(name, {});
  });

  it("calls a function in Python by its name", async () => {
    const { engine } = await fresh();
    const answer = engine.call("pad.show", { of: 1 });
    expect(engine.waiting).toBe(1);
    expect(FakeWorker.last.said).toMatchObject([{ id: 1, order: { do: "ask", what: "pad.show", fields: { of: 1 } } }]);
    FakeWorker.last.answer({ id: 1, answer: "here" });
    expect(await answer).toBe("here");
    expect(engine.waiting).toBe(0);
  });

  it("hears the parts of an answer until it is whole", async () => {
    const { engine } = await fresh();
    const parts: number[] = [];
    const answer = engine.call<string, number>("review.begin", {}, (part) => parts.push(part));
    FakeWorker.last.answer({ id: 1, part: 1 });
    FakeWorker.last.answer({ id: 1, part: 2 });
    FakeWorker.last.answer({ id: 1, answer: "whole" });
    FakeWorker.last.answer({ id: 1, part: 3 });
    expect(await answer).toBe("whole");
    expect(parts).toEqual([1, 2]);
  });

  it("stops what nobody waits for any more", async () => {
    const { engine } = await fresh();
    const stop = new AbortController();
    const answer = engine.call("review.begin", {}, undefined, stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(FakeWorker.last.said.at(-1)).toEqual({ id: 1, stop: true });
  });

  it("tells everybody who waits when the worker breaks, and starts another one", async () => {
    const { engine } = await fresh();
    const answer = engine.call("games", {});
    const broken = FakeWorker.last;
    broken.crash();
    await expect(answer).rejects.toMatchObject({ refusal: { key: "device-download" } });
    void engine.call("games", {});
    expect(FakeWorker.last).not.toBe(broken);
  });

  it("says so where a browser lacks what it needs", async () => {
    vi.stubGlobal("Worker", undefined);
    const { engine } = await fresh();
    await expect(engine.call("games", {})).rejects.toMatchObject({ refusal: { key: "device-old" } });
  });
});
