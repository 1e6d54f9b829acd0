import { describe, expect, it } from "vitest";

import { history } from "../../src/pad/common/history";
import type { Known } from "../../src/pad/common/list";

const game = (at: number, winners: number[], totals: number[], names = ["Anna", "Ben"]): Known => ({
  code: `PAD${at}`,
  game: "phase10",
  names,
  totals,
  winners,
  rounds: 10,
  best: [0, at],
  at,
});

describe("history", () => {
  it("counts games, wins and averages of each person", () => {
    const [anna, ben, cleo] = history([
      game(2, [0], [10, 50]),
      game(1, [0], [20, 30]),
      game(3, [1], [60, 40]),
      game(4, [0, 1], [5, 5], ["Anna", "Cleo"]),
    ]);
    expect(anna).toEqual({ name: "Anna", games: 4, wins: 3, average: 23.75, streak: 2, best: 0 });
    expect(ben).toEqual({ name: "Ben", games: 3, wins: 1, average: 40, streak: 1, best: 3 });
    expect(cleo).toMatchObject({ games: 1, wins: 1, best: 4 });
  });

  it("is empty without pads", () => {
    expect(history([])).toEqual([]);
  });
});
