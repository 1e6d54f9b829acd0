import { describe, expect, it } from "vitest";

import { placesOf, rowsOf } from "../../../../src/table/common/scene/places";

describe("places around a table", () => {
  it("sits up to three in a row, more in two", () => {
    expect([1, 3, 4, 5, 7].map(rowsOf)).toEqual([[1], [3], [2, 2], [3, 2], [4, 3]]);
  });
  it("gives everybody a place of their own, on a narrow and on a wide felt", () => {
    for (let count = 1; count <= 7; count++) {
      const places = placesOf(count);
      expect(new Set(places.map(({ narrow }) => narrow)).size).toBe(count);
      expect(new Set(places.map(({ wide }) => wide)).size).toBe(count);
    }
  });
  it("sits the next player to the left and the last one to the right", () => {
    const [left, opposite, right] = placesOf(3);
    expect(left?.wide).toBe("1 / 1 / -1 / 2");
    expect(opposite?.wide).toBe("1 / 2 / 2 / 3");
    expect(right?.wide).toBe("1 / -2 / -1 / -1");
    expect(left?.narrow).toBe("1 / 1 / 2 / 5");
  });
});
