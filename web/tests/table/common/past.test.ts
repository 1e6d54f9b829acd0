/** A replay loads its pages as they are needed, and nobody notices where one ends. */

import { describe, expect, it } from "vitest";

import { Refused } from "../../../src/lib/api";
import { Past } from "../../../src/table/common/past.svelte";
import type { Round } from "../../../src/lib/protocol";

const PAGE = 3;

function page(at: number, from: number, length: number): Round {
  const numbers = Array.from({ length }, (_, number) => number).slice(from, from + PAGE);
  const steps = numbers.map((number) => ({
    entry: { seq: number, what: { type: "dealt" } },
    phase: "playing",
    game: { at, number },
    hands: [],
  }));
  const next = from + PAGE < length ? from + PAGE : null;
  const table = { chairs: [], phase: "over" };
  return {
    table,
    sheet: {},
    rounds: 2,
    round: at,
    proof: null,
    proven: false,
    left: [],
    length,
    from,
    next,
    steps,
  } as unknown as Round;
}

/** A server whose pages come when the test lets them. */
class Server {
  asked: [number, number][] = [];
  #waiting: (() => void)[] = [];
  constructor(private readonly lengths: number[]) {}

  fetch = (at: number, from: number): Promise<Round> => {
    this.asked.push([at, from]);
    return new Promise((resolve) => this.#waiting.push(() => resolve(page(at, from, this.lengths[at] ?? 0))));
  };

  /** Answer the oldest question, and let the client take it in. */
  async answer(): Promise<void> {
    this.#waiting.shift()?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
}

const shown = (past: Past): unknown => past.state?.game;

describe("a replay in pages", () => {
  it("shows the first page at once and fetches the others in order", async () => {
    const server = new Server([8, 2]);
    const past = new Past(server.fetch);
    void past.open(0);
    await server.answer();
    expect([past.last, past.loading, past.told?.steps.length]).toEqual([7, false, 3]);
    expect(shown(past)).toEqual({ at: 0, number: 0 });
    await server.answer();
    await server.answer();
    expect(server.asked).toEqual([
      [0, 0],
      [0, 3],
      [0, 6],
    ]);
    expect(past.told?.steps.map((step) => step.entry.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(past.told?.next).toBeNull();
  });

  it("waits for the page of a step that is not there yet", async () => {
    const server = new Server([8, 2]);
    const past = new Past(server.fetch);
    void past.open(0);
    await server.answer();
    past.jump(7);
    expect([past.step, past.loading]).toEqual([0, true]);
    await server.answer();
    expect([past.step, past.loading]).toEqual([0, true]);
    await server.answer();
    expect([past.step, past.loading]).toEqual([7, false]);
    expect(shown(past)).toEqual({ at: 0, number: 7 });
  });

  it("goes back to the end of a round of several pages, and each page is there once", async () => {
    const server = new Server([8, 2]);
    const past = new Past(server.fetch);
    void past.open(0);
    await server.answer();
    void past.open(1);
    await server.answer(); // the second page of round 0, which nobody waits for any more
    await server.answer();
    expect(shown(past)).toEqual({ at: 1, number: 0 });
    past.go(-1);
    for (let turn = 0; turn < 4; turn++) await server.answer();
    expect(shown(past)).toEqual({ at: 0, number: 7 });
    expect(past.told?.steps.map((step) => step.entry.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("stops waiting if a page is refused, and asks again for the next jump", async () => {
    const refusal = { clause: "TABLE", key: "too-much-reading", details: {}, text: "" };
    let refuse = true;
    const past = new Past((at, from) =>
      from && refuse ? Promise.reject(new Refused(refusal, 429)) : Promise.resolve(page(at, from, 5)),
    );
    await past.open(0);
    past.jump(4);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    expect([past.step, past.loading, past.denied]).toEqual([0, false, null]);
    refuse = false;
    past.jump(4);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    expect([past.step, past.loading]).toEqual([4, false]);
  });
});
