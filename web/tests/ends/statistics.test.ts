import { expect, test } from "vitest";

import { achieved, fresh } from "../../src/ends/awards";
import { people, playedBy, streaks, summaries } from "../../src/ends/statistics";
import type { Result } from "../../src/lib/results";

let at = 0;
const result = (winners: number[], news: Partial<Result> = {}): Result => ({
  game: "phase10",
  house: "device",
  code: "DEVICE7",
  number: ++at,
  at,
  names: ["Anna", "Ben"],
  own: [0],
  totals: [10, 45],
  winners,
  rounds: 4,
  facts: [
    { phases: 2, out: 1 },
    { phases: 1, out: 0 },
  ],
  ...news,
});

test("everybody at a device has figures of their own", () => {
  const both = result([1], { own: [0, 1] });
  const results = [both, result([0])];
  expect(people(results)).toEqual(["Anna", "Ben"]);
  expect(playedBy(results, "Ben").map(({ won, points }) => [won, points])).toEqual([[true, 45]]);
  expect(summaries(playedBy(results, "Anna"))).toMatchObject([
    { game: "phase10", games: 2, wins: 1, against: 2, rounds: 8, phases: 4, best: null, latest: [10, 10] },
  ]);
});

test("games alone are neither won nor break a row of wins", () => {
  const alone = result([0], { game: "dice", names: ["Anna"], totals: [420], facts: [{ phases: 10, best: 60 }] });
  const games = playedBy([result([0]), alone, result([0]), result([1]), result([0])], "Anna");
  expect(streaks(games)).toEqual({ longest: 2, now: 1 });
  expect(summaries(games).find(({ game }) => game === "dice")).toMatchObject({ against: 0, wins: 0, best: 420 });
  expect(achieved(games)).toEqual(["first", "ten", "dice"]);
});

test("an achievement is told once", () => {
  const [first, second] = [result([0]), result([0])];
  expect(fresh([first], first.code, first.number)).toEqual(["first"]);
  expect(fresh([second, first], second.code, second.number)).toEqual([]);
});
