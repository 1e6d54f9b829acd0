import { describe, expect, it } from "vitest";

import { standsFor } from "../../../../src/table/common/cards/meanings";

const values = Array.from({ length: 12 }, (_, number) => String(number + 1));
const group = (form: string, low: string, ...cards: string[]): Parameters<typeof standsFor>[0] => ({
  owner: 0,
  phase: 1,
  form,
  cards,
  low,
  high: "",
});

describe("what a wild stands for", () => {
  it("is its place in a run", () => {
    expect(standsFor(group("run", "4", "4r", "*", "6b", "*"), values)).toEqual(["", "5", "", "7"]);
  });
  it("is the value of a set, and nothing in a colour", () => {
    expect(standsFor(group("set", "11", "11r", "*", "11b"), values)).toEqual(["", "11", ""]);
    expect(standsFor(group("colour", "r", "4r", "*"), values)).toEqual(["", ""]);
  });
});
