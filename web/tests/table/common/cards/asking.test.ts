import { describe, expect, it } from "vitest";

import { hitsOf } from "../../../../src/table/common/cards/asking";
import type { Hit } from "../../../../src/table/common/cards/games";

describe("a hit", () => {
  const hit = (group: number, end = "", card = "*"): Hit => ({
    move: `0 hit ${card} g${group}${end && ` ${end}`}`,
    card,
    group,
    end,
  });
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
