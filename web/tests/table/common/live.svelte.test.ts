import { beforeEach, describe, expect, it, vi } from "vitest";

import { hasChoice, hitsOf, isWorthKnocking, onlyBots } from "../../../src/table/common/asking";
import type { Answer, Source, Told } from "../../../src/lib/connection.svelte";
import { Live } from "../../../src/table/common/live.svelte";
import type { Ask, Chair, Hit, Message, State } from "../../../src/lib/protocol";
import { ticker, type Line } from "../../../src/table/common/story";

const store = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => void store.set(key, text) }, navigator: {} });

const chair = (kind: Chair["kind"]): Chair => ({ kind, name: kind, level: "", connected: true, stand_in: "", muted: false, ready: false });

describe("a question", () => {
  it("is worth a hint if it has more than one answer", () => {
    expect(hasChoice(null)).toBe(false);
    expect(hasChoice({ kind: "ready" })).toBe(false);
    expect(hasChoice({ kind: "draw", moves: ["0 draw"] })).toBe(false);
    expect(hasChoice({ kind: "draw", moves: ["0 draw", "0 take"] })).toBe(true);
    expect(hasChoice({ kind: "knock", moves: ["0 knock"] })).toBe(true);
    expect(hasChoice({ kind: "roll", moves: ["0 roll"] })).toBe(false);
    expect(hasChoice({ kind: "choose", moves: ["0 pass"], keeps: [0, 1] } as Ask)).toBe(true);
  });

  it("offers a knock eagerly only for a useful card", () => {
    expect(isWorthKnocking({ kind: "knock", useful: ["7r"] }, "7r")).toBe(true);
    expect(isWorthKnocking({ kind: "knock", useful: [] }, "7r")).toBe(false);
    expect(isWorthKnocking({ kind: "draw", useful: ["7r"] }, "7r")).toBe(false);
  });
});

describe("a hit", () => {
  const hit = (group: number, end: Hit["end"] = "", card = "*"): Hit => ({ move: `0 hit ${card} g${group}${end && ` ${end}`}`, card, group, end });
  const hits = [hit(0), hit(2, "low"), hit(2, "high"), hit(1, "", "7r")];

  it("has every target of its card to choose from", () => {
    expect(hitsOf(hits, "*")).toEqual(hits.slice(0, 3));
    expect(hitsOf(hits, "7r")).toEqual([hits[3]]);
  });

  it("is decided by where a card is dropped", () => {
    expect(hitsOf(hits, "*", 2, 0.2)).toEqual([hits[1]]);
    expect(hitsOf(hits, "*", 2, 0.9)).toEqual([hits[2]]);
    expect(hitsOf(hits, "*", 1)).toEqual([]);
  });
});

describe("the ticker", () => {
  const line = (kind: Line["kind"], text: string): Line => ({ seq: 0, seat: 0, kind, text: () => text });

  it("keeps a discard beside the turn that it costs somebody", () => {
    expect(ticker([])).toBe("");
    expect(ticker([line("move", "A."), line("move", "B.")])).toBe("B.");
    expect(ticker([line("move", "A."), line("move", "B."), line("note", "C."), line("note", "D.")])).toBe("B. C. D.");
    expect(ticker(["A.", "B.", "C.", "D."].map((text) => line("note", text)))).toBe("B. C. D.");
  });
});

/** A table that notes what it is asked. */
class Desk implements Source {
  asked: [string, Record<string, unknown>][] = [];
  state = $state.raw<State | null>(null);
  readonly sheet = null;
  readonly seats = [0];
  readonly online = true;
  readonly denied = null;
  readonly since = 0;
  readonly tokens = [];
  constructor(readonly told: Told) {}

  /** Whether the next request is lost. */
  deaf = false;

  request(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    this.asked.push([type, fields]);
    if (this.deaf) return Promise.resolve({ type: "lost" });
    return Promise.resolve({ type: "update", entries: [], state: this.state as State });
  }

  close(): void {
    // nothing is held open
  }
}

describe("somebody at a table", () => {
  beforeEach(() => store.clear());

  function sit(...kinds: Chair["kind"][]): { live: Live; desk: Desk; show: (question: number, ask: Ask | null, phase?: string) => void } {
    let desk: Desk | null = null;
    const live = new Live("ABC234", (told) => (desk = new Desk(told)));
    const found = desk as unknown as Desk;
    const show = (question: number, ask: Ask | null, phase = "playing"): void => {
      const before = found.state;
      const table = { code: "ABC234", game: "phase10", phase, chairs: kinds.map(chair), host: 0, proof: null, commitment: "c" };
      found.state = { seq: question, question, table, game: null, you: [{ seat: 0, hand: null, ask, undo: 0 }], clock: null } as unknown as State;
      found.told({ type: "update", entries: [], state: found.state } as Message, before);
    };
    return { live, desk: found, show };
  }

  it("lets all windows pass until it is the own turn", async () => {
    const { live, desk, show } = sit("human", "bot");
    const waves = (): number => desk.asked.filter(([type]) => type === "wave").length;
    const knock: Ask = { kind: "knock", moves: ["0 knock"] };
    show(1, knock);
    expect(waves()).toBe(0);
    await live.waveOn();
    show(2, knock);
    show(2, knock); // the table answers, or somebody connects
    await Promise.resolve();
    expect(waves()).toBe(2);
    show(3, { kind: "draw", moves: ["0 draw"] });
    show(4, knock);
    await Promise.resolve();
    expect(waves()).toBe(2);
  });

  it("says again that it is ready if that was not heard", async () => {
    vi.useFakeTimers();
    const { desk, show } = sit("human");
    const readies = (): number => desk.asked.filter(([type]) => type === "ready").length;
    desk.deaf = true;
    show(1, { kind: "ready" }, "lobby");
    await vi.advanceTimersByTimeAsync(100);
    desk.deaf = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(readies()).toBe(2);
    vi.useRealTimers();
  });

  it("plays again at once where all others are bots", async () => {
    for (const [kinds, asked] of [[["human", "bot", "bot"], ["rematch", "start"]], [["human", "human"], ["rematch"]], [["human"], ["rematch", "start"]]] as [Chair["kind"][], string[]][]) {
      expect(onlyBots(kinds.map(chair), [0])).toBe(asked.length > 1);
      const { live, desk, show } = sit(...kinds);
      show(1, null);
      await live.rematch();
      expect(desk.asked.map(([type]) => type)).toEqual(asked);
    }
  });
});
