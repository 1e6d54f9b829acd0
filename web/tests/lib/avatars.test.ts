import { expect, it } from "vitest";

import { featuresOf } from "../../src/lib/avatars";

it("gives a name the same face every time, and different names different ones", () => {
  expect(featuresOf("Ada")).toEqual(featuresOf("Ada"));
  const faces = ["Ada", "Bruno", "Clara", "David", "Emma", "Felix"].map((name) => JSON.stringify(featuresOf(name)));
  expect(new Set(faces).size).toBe(6);
});
