import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Chair, Phase10Question } from "../../../src/lib/protocol";
import { onlyBots } from "../../../src/table/common/asking";
import { Knocking } from "../../../src/table/phase10/knocking.svelte";
import { chair, FakeTable } from "../../fake-table.svelte";

const sit = (...kinds: Chair["kind"][]): FakeTable<"phase10"> =>
  new FakeTable(
    "phase10",
    kinds.map((kind) => chair(kind, kind)),
  );

describe("somebody at a table", () => {
  beforeEach(() => localStorage.clear());

  it("lets all windows pass until it is the own turn", async () => {
    const table = sit("human", "bot");
    const passes = (): number => table.asked.filter(([type]) => type === "wave").length;
    const knock: Phase10Question = { kind: "knock", moves: ["0 knock"] };
    let knocking: Knocking | undefined;
    const end = $effect.root(() => {
      knocking = new Knocking(table.live);
    });
    const show = (question: number, ask: Phase10Question): void => {
      table.show({ question, you: { ask } });
      flushSync();
    };
    show(1, knock);
    expect(passes()).toBe(0);
    await knocking?.passAll();
    show(2, knock);
    show(2, knock); // the table answers, or somebody connects
    expect(passes()).toBe(2);
    show(3, { kind: "draw", moves: ["0 draw"] });
    show(4, knock);
    expect(passes()).toBe(2);
    end();
  });

  it("says again that it is ready if that was not heard", async () => {
    vi.useFakeTimers();
    const table = sit("human");
    const readies = (): number => table.asked.filter(([type]) => type === "ready").length;
    table.deaf = true;
    table.show({ you: { ask: { kind: "ready" } }, table: { phase: "lobby" } });
    await vi.advanceTimersByTimeAsync(100);
    table.deaf = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(readies()).toBe(2);
    vi.useRealTimers();
  });

  it("answers a question once, and again if the answer was lost", async () => {
    const table = sit("human", "bot");
    table.show({ you: { ask: { kind: "draw", moves: ["0 draw"] } } });
    const both = await Promise.all([table.live.requests.answer("draw"), table.live.requests.answer("draw")]);
    expect([both, table.answers]).toEqual([[true, false], ["0 draw"]]);
    table.show({ you: { ask: { kind: "play", moves: ["0 discard 7r"] } } });
    table.deaf = true;
    expect(await table.live.requests.answer("discard", "7r")).toBe(false);
    expect(table.live.requests.refusal?.key).toBe("unreachable");
    table.deaf = false;
    expect(await table.live.requests.answer("discard", "7r")).toBe(true);
    expect(table.live.requests.refusal).toBeNull();
  });

  it("forgets a hint when another question is asked", async () => {
    const table = sit("human", "bot");
    table.show({ you: { ask: { kind: "draw", moves: ["0 draw", "0 take"] } } });
    table.reply = () => ({ type: "hinted", re: 1, move: "0 take", level: "sharp", key: "", details: {}, text: "" });
    expect(table.live.hints.wanted).toBe(true);
    await table.live.hints.ask();
    expect(table.live.hints.current?.move).toBe("0 take");
    table.show({ you: { ask: { kind: "play", moves: [] } } });
    expect(table.live.hints.current).toBeNull();
  });

  it("plays again at once where all others are bots", async () => {
    const cases: [Chair["kind"][], string[]][] = [
      [
        ["human", "bot", "bot"],
        ["rematch", "start"],
      ],
      [["human", "human"], ["rematch"]],
      [["human"], ["rematch", "start"]],
    ];
    for (const [kinds, asked] of cases) {
      const table = sit(...kinds);
      expect(onlyBots(table.chairs, [0])).toBe(asked.length > 1);
      table.show({});
      await table.live.requests.rematch();
      expect(table.asked.map(([type]) => type)).toEqual(asked);
    }
  });
});
