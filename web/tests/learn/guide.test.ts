import { beforeEach, expect, test } from "vitest";

import { isGuided, isLesson, isNew, lessonNumber, noteLesson } from "../../src/learn/lessons";
import { keepResult } from "../../src/lib/results";
import { speech } from "../../src/lib/words.svelte";
import { guide, spare } from "../../src/table/phase10/guide";
import { chair, FakeTable } from "../fake-table.svelte";
import { phase10Game, phase10Sheet } from "../views";

let table: FakeTable<"phase10">;
const sheet = { ...phase10Sheet, points: { "1r": 5, "11b": 10, "*": 20, "!": 15 } };

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
  table = new FakeTable("phase10", [chair("Anna"), chair("Ben", "bot")]);
  table.sheet = sheet;
});

const finish = (number: number): boolean =>
  keepResult({
    game: "phase10",
    house: "server",
    code: "ABC234",
    number,
    at: number,
    names: ["Anna", "Ben"],
    own: [0],
    totals: [0, 5],
    winners: [0],
    rounds: 1,
    facts: [{}, {}],
  });

test("an open card that helps is to be taken, another one is not", () => {
  const moves = ["0 draw", "0 take"];
  table.show({ game: phase10Game(), you: { ask: { kind: "draw", moves, useful: ["5y"], missing: { 1: 2 } } } });
  expect(guide(table.live)).toMatchObject({ key: "T" });
  table.show({ you: { ask: { kind: "draw", moves, useful: [], missing: { 1: 2 } } } });
  expect(guide(table.live)).toMatchObject({ key: "D" });
  expect(guide(table.live)?.text).toContain("lacks 2 more cards");
});

test("what is complete is laid, what fits is hit, what is spare is discarded", () => {
  const hand = { cards: ["1r", "11b", "*"], drawn: [] };
  const lays = [{ move: "0 lay 1", phase: 1, groups: [] }];
  const hits = [{ card: "1r", group: 0, move: "0 hit 1r g0", end: "" }];
  table.show({ game: phase10Game(), you: { hand, ask: { kind: "play", moves: [], lays, hits } } });
  expect(guide(table.live)?.key).toBe("L");
  table.show({ you: { hand, ask: { kind: "play", moves: [], hits } } });
  expect(guide(table.live)?.key).toBe("H");
  table.show({ you: { hand, ask: { kind: "play", moves: [], useful: ["*", "1r"] } } });
  expect(guide(table.live)).toMatchObject({ key: "X" });
  expect(guide(table.live)?.text).toContain("blue 11");
});

test("the dearest card that is of no use goes first, a skip before it", () => {
  expect(spare(["1r", "11b", "*"], ["*"], sheet)).toBe("11b");
  expect(spare(["1r", "!"], [], sheet)).toBe("!");
  expect(spare(["1r"], ["1r"], sheet)).toBe("1r");
});

test("newcomers are helped in their first game, learners in every lesson", () => {
  expect([isGuided("ABC234", "phase10"), isNew("phase10")]).toEqual([true, true]);
  finish(0);
  expect([isGuided("ABC234", "phase10"), isGuided("ABC234", "dice"), isNew("phase10")]).toEqual([false, true, true]);
  noteLesson("ABC234");
  expect([isGuided("ABC234", "phase10"), isLesson("ABC234")]).toEqual([true, true]);
  [1, 2].forEach(finish);
  expect(isNew("phase10")).toBe(false);
});

test("only the first round of a lesson has a number that is known", () => {
  table.show({ game: null });
  expect(lessonNumber(table.live)).toBeUndefined();
  noteLesson("ABC234");
  expect(lessonNumber(table.live)).toBe("lesson");
  table.show({ game: phase10Game({ scores: [{ points: [0, 5], laid: [1, 0] }] }) });
  expect(lessonNumber(table.live)).toBeUndefined();
});
