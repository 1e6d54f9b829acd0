import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { looks } from "../../../../src/lib/looks.svelte";
import type { Entry } from "../../../../src/lib/protocol";
import { chair, FakeTable } from "../../../fake-table.svelte";
import { phase10Game } from "../../../views";

let table: FakeTable<"phase10">;
const game = (turn: number): ReturnType<typeof phase10Game> => phase10Game({ turn });
const move = (seq: number): Entry => ({ seq, at: 0, what: { kind: "move", move: "1 draw" } });

/** Something happens: the table has a new state, and motion is told. */
function happen(turn: number): void {
  const before = table.state;
  table.show({ game: game(turn) });
  if (before && table.state) table.live.motion.follow([move(table.state.seq)], before, table.state);
}

beforeEach(() => {
  vi.useFakeTimers();
  looks.speed = "usual";
  table = new FakeTable("phase10", [chair("Anna"), chair("Ben", "bot")]);
  table.show({ game: game(0) });
});
afterEach(() => {
  vi.useRealTimers();
  looks.speed = "off";
});

describe("motion", () => {
  it("shows one state after another, while the game has the newest", async () => {
    happen(1);
    happen(0);
    happen(1);
    expect(table.live.game?.turn).toBe(1);
    const seen: (number | undefined)[] = [];
    for (let step = 0; step < 40; step++) {
      seen.push(table.live.scene?.turn);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(seen.filter((turn, at) => turn !== seen[at - 1])).toEqual([1, 0, 1]);
    expect(table.live.motion.settled).toBe(true);
  });

  it("is over at once when somebody acts", async () => {
    happen(1);
    happen(0);
    await vi.advanceTimersByTimeAsync(10);
    expect(table.live.motion.settled).toBe(false);
    await table.live.requests.answer("draw");
    expect(table.live.motion.settled).toBe(true);
    expect(table.live.scene?.turn).toBe(0);
  });

  it("catches up when too much has happened", async () => {
    for (let event = 0; event < 40; event++) happen(event % 2);
    await vi.advanceTimersByTimeAsync(3000); // forty events at their own pace would take five times as long
    expect(table.live.motion.settled).toBe(true);
  });

  it("goes on while somebody chats, and starts anew after a move was taken back", async () => {
    happen(1);
    table.show({});
    expect(table.live.motion.settled).toBe(false);
    const { state } = table;
    if (state) table.live.motion.follow([{ seq: 9, at: 0, what: { kind: "undo", seat: 0, count: 1 } }], state, state);
    expect(table.live.motion.settled).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
  });

  it("shows everything at once where nothing is to move", () => {
    looks.speed = "off";
    happen(1);
    expect(table.live.motion.settled).toBe(true);
    expect(table.live.scene?.turn).toBe(1);
  });
});
