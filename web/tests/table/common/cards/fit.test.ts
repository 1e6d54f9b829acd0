import { describe, expect, it } from "vitest";

import { fit, RATIO, type Piece } from "../../../../src/table/common/cards/fit";

const group = (cards: number, before = 0): Piece => ({ cards, before });

describe("the size of laid cards", () => {
  it("uses the room, but no more than a card of the piles", () => {
    const room = { width: 400, height: 300, most: 90 };
    expect(fit([group(3), group(3)], room)).toEqual({ card: 90, step: 0.7, whole: true });
    expect(fit([group(3), group(3)], { ...room, most: 60 }).card).toBe(60);
  });

  it("covers more of each card before it gets small", () => {
    const found = fit([group(9)], { width: 230, height: 80, most: 90 });
    expect(found.step).toBeLessThan(0.7);
    expect(found.card * (1 + 8 * found.step)).toBeLessThanOrEqual(230);
    expect(found.whole).toBe(true);
  });

  it("never needs more height than there is, for any number of groups", () => {
    for (let count = 1; count <= 8; count++) {
      const [width, height] = [180, 160];
      const { card, step, whole } = fit(
        Array.from({ length: count }, () => group(4)),
        { width, height, most: 120 },
      );
      const row = Math.max(1, Math.floor((width + 6) / (card * (1 + 3 * step) + 14)));
      if (whole) expect(Math.ceil(count / row) * card * RATIO).toBeLessThanOrEqual(height);
    }
  });

  it("shows what does not fit small, and says so", () => {
    const found = fit(
      Array.from({ length: 12 }, () => group(6)),
      { width: 100, height: 60, most: 80 },
    );
    expect(found).toMatchObject({ card: 24, whole: false });
    expect(24 * (1 + 5 * found.step) + 8).toBeLessThanOrEqual(100);
  });
});
