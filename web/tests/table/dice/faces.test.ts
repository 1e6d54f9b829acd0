import { beforeEach, expect, test } from "vitest";

import type { DiceGame, DicePhase, DiceSeat } from "../../../src/lib/protocol";
import { marked, parted, running, spokenFace, theFace } from "../../../src/table/dice/faces";
import { best, keepResult } from "../../../src/table/dice/results";
import { DiceStory, verdict } from "../../../src/table/dice/story";
import { speech } from "../../../src/lib/words.svelte";

const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  },
});

const phases: DicePhase[] = [1, 2].map((number) => ({ number, contract: "set(3)", most: 30 }));
const teller = { name: (seat: number) => ["Anna", "Ben"][seat] ?? "", mine: () => false, phrase: (key: string) => key };

function column(...points: number[]): DiceSeat {
  const total = points.reduce((sum, more) => sum + more, 0);
  return {
    phase: 0,
    phases: points.map((noted) => ({ points: noted, total })),
    total,
    five: null,
    ten: null,
    failed: 0,
    off: 0,
    ended: true,
    gained: null,
  };
}

function game(winners: number[], ...seats: DiceSeat[]): DiceGame {
  return {
    round: 3,
    turn: -1,
    step: "over",
    faces: [],
    kept: [],
    rolls: 0,
    points: null,
    counts: [],
    throws: 9,
    ready: false,
    seats,
    scores: [],
    finisher: 0,
    last_round: 2,
    winners,
    last: null,
  };
}

beforeEach(() => {
  speech.language = "en";
  store.clear();
});

test("a face has a number or a wild, and always a colour", () => {
  expect(parted("10o")).toEqual({ value: "10", colour: "o", wild: false });
  expect(spokenFace("*b")).toBe("blue wild");
  speech.language = "de";
  expect(spokenFace("7g")).toBe("grüne 7");
  expect(["9o", "*g"].map(theFace)).toEqual(["die orangefarbene 9", "den grünen Joker"]);
});

test("the verdict names the rule that decided", () => {
  expect(verdict(game([0], column(20, 20), column(30)), phases, teller)).toMatch(/nobody else/);
  expect(verdict(game([0], column(20, 25), column(20, 20)), phases, teller)).toMatch(/with 45 points, the most/);
  expect(verdict(game([0], column(10, 30), column(20, 20)), phases, teller)).toMatch(
    /best single phase decides, here 30/,
  );
  expect(verdict(game([0, 1], column(10, 30), column(30, 10)), phases, teller)).toMatch(/Anna and Ben share/);
  expect(verdict(game([0], column(10, 30)), phases, teller)).toMatch(/40 points/);
});

test("a throw tells only the dice that were thrown, a score its points", () => {
  const before = { ...game([], column(10), column()), kept: [] };
  const after = game([], column(10, 25), column());
  const dice = new DiceStory(teller, before, after);
  expect(dice.move(0, "0 keep 0,2")()).toBe("Anna keeps 2 dice.");
  expect(dice.move(0, "0 roll 7r,8b,9g")()).toBe("Anna rolls: blue 8.");
  expect(dice.move(0, "0 score")()).toBe("Anna scores 25 points.");
  expect(dice.move(1, "1 pass")()).toBe("Ben does not score.");
});

test("the best results stand first, each game once, each set of rules apart", () => {
  for (const [number, points] of [300, 420, 380].entries()) keepResult({}, { game: `A.${number}`, points, at: number });
  keepResult({}, { game: "A.1", points: 999, at: 9 });
  expect(best({}).map((result) => result.points)).toEqual([420, 380, 300]);
  expect(best({ sheet: 1 })).toEqual([]);
});

test("marks follow a hint, and never speak against it", () => {
  expect(marked([0, 1], [], "")).toEqual([0, 1]);
  expect(marked([0, 1], [], "0 keep 2,3")).toEqual([2, 3]);
  expect(marked([0, 1], [], "0 keep -")).toEqual([]);
  expect(marked([0, 1], [4, 5], "0 score")).toEqual([4, 5]);
});

test("a running total holds no bonus of the row below it", () => {
  const sheet = {
    phases: [1, 2, 3].map((number) => ({ number, contract: "set(3)", most: 30 })),
    five: { after: 2, least: 40, points: 40 },
  };
  const totals = [20, 80, 140].map((total) => ({ points: 20, total }));
  const full = { ...column(), phases: totals, total: 140, five: 40, ten: 40 };
  expect([0, 1, 2].map((stage) => running(full, stage, sheet))).toEqual([20, 40, 100]);
  expect(running({ ...full, phases: totals.slice(0, 2), five: 0, ten: null }, 1, sheet)).toBe(80);
});
