import { beforeEach, expect, test } from "vitest";

import { device, server } from "../../src/lib/houses";
import { keepResult, results, type Result } from "../../src/lib/results";
import { speech } from "../../src/lib/words.svelte";
import { ending } from "../../src/start/endings";
import { finished, type Known } from "../../src/start/mine.svelte";

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
});

const result = (news: Partial<Result> = {}): Result => ({
  game: "phase10",
  house: "server",
  code: "ABC234",
  number: 0,
  at: 5,
  names: ["Anna", "Ben"],
  own: [0],
  totals: [10, 45],
  winners: [0],
  rounds: 2,
  facts: [{}, {}],
  ...news,
});
const table = (news: Partial<Known> = {}): Known => ({
  house: server,
  code: "ABC234",
  game: "phase10",
  phase: "over",
  others: ["Ben"],
  until: 0,
  finished: 1,
  at: 1,
  ...news,
});

test("a game is noted once, and the newest stands first", () => {
  expect(keepResult(result())).toBe(true);
  expect(keepResult(result({ at: 9 }))).toBe(false);
  expect(keepResult(result({ number: 1 }))).toBe(true);
  expect(results().map(({ number }) => number)).toEqual([1, 0]);
});

test("a game without a table stays, and a table without a note is listed", () => {
  const list = finished(
    [table({ finished: 2, at: 7 }), table({ house: device, code: "DEVICE7", at: 3 })],
    [result(), result({ code: "GONE22", at: 1 })],
  );
  expect(list.map(({ code, number, table, result }) => [code, number, table !== null, result !== null])).toEqual([
    ["ABC234", 1, true, false],
    ["ABC234", 0, true, true],
    ["DEVICE7", 0, true, false],
    ["GONE22", 0, false, true],
  ]);
});

test("an ending is a sentence from where one sat", () => {
  expect(ending(result())).toBe("You beat Ben: 10 points");
  expect(ending(result({ winners: [1] }))).toBe("Ben won; you had 10 points");
  expect(ending(result({ winners: [0, 1] }))).toBe("Shared win with 10 points: Anna and Ben");
  expect(ending(result({ own: [0, 1] }))).toBe("Anna won (Anna and Ben)");
  expect(ending(result({ names: ["Anna"], totals: [222] }))).toBe("Alone: 222 points");
});
