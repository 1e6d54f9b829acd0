import { describe, expect, it } from "vitest";

import { gameOf } from "../../src/table/games";
import { isWorthKnocking } from "../../src/table/phase10/knocking.svelte";

describe("a question", () => {
  it("is worth a hint if it has more than one answer", () => {
    const cards = gameOf("phase10");
    expect(cards.hasChoice({ kind: "draw", moves: ["0 draw"] })).toBe(false);
    expect(cards.hasChoice({ kind: "draw", moves: ["0 draw", "0 take"] })).toBe(true);
    expect(cards.hasChoice({ kind: "knock", moves: ["0 knock"] })).toBe(true);
    const dice = gameOf("dice");
    expect(dice.hasChoice({ kind: "roll", moves: ["0 roll"] })).toBe(false);
    expect(dice.hasChoice({ kind: "choose", moves: ["0 pass"], keeps: [0, 1] })).toBe(true);
    expect(gameOf("profisort").hasChoice({ kind: "deal", moves: ["0 keep", "0 redeal"] })).toBe(true);
  });

  it("calls the player when a turn begins, and not between two throws", () => {
    const dice = gameOf("dice");
    expect(dice.beginsTurn({ kind: "roll", moves: [] }, null)).toBe(true);
    expect(dice.beginsTurn({ kind: "roll", moves: [] }, { kind: "choose", moves: [] })).toBe(false);
    expect(gameOf("phase10").beginsTurn({ kind: "play", moves: [] }, null)).toBe(false);
    expect(gameOf("profisort").beginsTurn({ kind: "deal", moves: [] }, null)).toBe(true);
  });

  it("offers a knock eagerly only for a useful card", () => {
    expect(isWorthKnocking({ kind: "knock", moves: [], useful: ["7r"] }, "7r")).toBe(true);
    expect(isWorthKnocking({ kind: "knock", moves: [], useful: [] }, "7r")).toBe(false);
    expect(isWorthKnocking({ kind: "draw", moves: [], useful: ["7r"] }, "7r")).toBe(false);
  });
});
