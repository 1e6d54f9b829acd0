import { beforeEach, describe, expect, it } from "vitest";

import { the } from "../../../src/lib/cards";
import type { Entry, Phase10Game, Phase10Group, State } from "../../../src/lib/protocol";
import { whyWords } from "../../../src/table/common/status";
import { tell } from "../../../src/table/common/story";
import type { Teller } from "../../../src/table/common/telling";
import { levelName } from "../../../src/lib/levels";
import { refusalWords, speech } from "../../../src/lib/words.svelte";

const group = (owner: number, form: string, low: string, high = low): Phase10Group => ({
  owner,
  phase: 1,
  form,
  cards: [],
  low,
  high,
});
const groups = [group(0, "set", "7"), group(1, "run", "3", "6"), group(2, "colour", "r")];
const seats = [0, 1, 2].map(() => ({
  cards: 5,
  open: [1],
  laid: 1,
  skip: false,
  total: 0,
  done: [],
  stage: 0,
  known: [],
}));
const game = {
  round: 0,
  discards: [],
  groups,
  seats,
  scores: [],
  lost: [],
  playing: [0, 1, 2],
  turning: null,
} as unknown as Phase10Game;
const state = { seq: 1, question: 1, game, table: { game: "phase10" }, you: [], clock: null } as unknown as State;
const teller: Teller = {
  name: (seat) => ["You", "Ben", "Cleo"][seat] ?? "",
  mine: (seat) => seat === 0,
  phrase: (key) => key,
};

function told(move: string): string {
  const entry: Entry = { seq: 0, at: 0, what: { kind: "move", move } };
  return tell([entry], state, state, teller)
    .map((line) => line.text())
    .join(" ");
}

describe("what happened", () => {
  beforeEach(() => speech.choose("en"));

  it("names the group that is hit, and whose it is", () => {
    expect(told("1 hit 7b g0")).toBe("Ben hits the blue 7 on your 7s.");
    expect(told("2 hit 7b g1")).toBe("Cleo hits the blue 7 on Ben's run 3–6.");
    expect(told("1 hit * g1 high")).toBe("Ben hits a wild on their own run 3–6.");
    expect(told("1 hit 3r g2")).toBe("Ben hits the red 3 on Cleo's red cards.");
  });

  it("says the same in German", () => {
    speech.choose("de");
    expect(told("1 hit 7b g0")).toBe("Ben legt die blaue 7 an deine 7er an.");
    expect(told("2 hit * g1 low")).toBe("Cleo legt einen Joker an die Folge 3–6 von Ben an.");
    expect(told("2 hit 3r g2")).toBe("Cleo legt die rote 3 an die eigenen roten Karten an.");
    expect(the("!")).toBe("eine Aussetzkarte");
  });
});

describe("what happened before a reload", () => {
  beforeEach(() => speech.choose("en"));
  const entries = (...whats: Entry["what"][]): Entry[] => whats.map((what, seq) => ({ seq, at: 0, what }));
  const after = { ...state, game: { ...game, dealer: 1, round: 2 } } as unknown as State;
  const lines = (...whats: Entry["what"][]): string[] =>
    tell(entries(...whats), null, after, teller).map((line) => line.text());

  it("names groups and rounds of the running round only", () => {
    const hit: Entry["what"] = { kind: "move", move: "2 hit 7b g1" };
    expect(lines(hit, { kind: "dealt" }, hit, { kind: "dealt" }, hit)).toEqual([
      "Cleo hits the blue 7 on a group.",
      "The cards are dealt.",
      "Cleo hits the blue 7 on a group.",
      expect.stringContaining("ound 3"),
      "Cleo hits the blue 7 on Ben's run 3–6.",
    ]);
  });

  it("says what a bot did for somebody", () => {
    expect(
      lines(
        { kind: "stood_in", seat: 0, level: "steady" },
        { kind: "move", move: "0 draw", by: "steady" },
        { kind: "move", move: "1 discard 7r", by: "steady", late: true },
      ),
    ).toEqual(["A bot sits in for you.", "You draw. (played by the bot)", "Ben discards the red 7. (time was up)"]);
  });
});

describe("words of the table", () => {
  it("tell a bot's reason with the card as people call it", () => {
    speech.choose("en");
    const why = { key: "draw-nearer", details: { card: "7r", phase: 2, outs: 11, unseen: 90 }, text: "7r …" };
    expect(whyWords(why)).toBe(
      "The red 7 does not bring you closer to phase 2; 11 of the 90 cards that you have not seen would.",
    );
    expect(whyWords({ key: "something-new", details: {}, text: "Because." })).toBe("Because.");
  });

  it("name people where the rules speak of seats", () => {
    speech.choose("en");
    const refusal = { clause: "P10-06", key: "not-your-turn", text: "", details: { turn: 1, player: "Ben" } };
    expect(refusalWords(refusal)).toBe("It is Ben's turn.");
    expect(refusalWords({ ...refusal, details: { turn: 1 } })).toContain("seat 1");
  });

  it("call a bot by its level where they have no name for it", () => {
    expect(levelName("steady")).toBe("good");
    expect(levelName("oracle")).toBe("oracle");
  });
});
