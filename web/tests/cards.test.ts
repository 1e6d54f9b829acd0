import { describe, expect, it } from "vitest";

import { face, forms, numbered, sorted } from "../src/lib/cards";
import type { CardSheet } from "../src/lib/protocol";

const sheet: CardSheet = {
  rules: {}, values: ["1", "2", "3", "10", "12"], colours: ["r", "b", "g", "y"], phases: [], points: {}, settings: {}, deal: 10,
};
const hand = ["12r", "*", "2y", "10b", "!", "2r", "1y"];

describe("cards", () => {
  it("are read from their names", () => {
    expect(face("12r")).toEqual({ value: "12", colour: "r" });
    expect(face("*")).toEqual({ value: "*", colour: "wild" });
  });

  it("are sorted by value, by colour, towards the phase and as their owner likes", () => {
    expect(sorted(hand, sheet, "value", [], [], [])).toEqual(["1y", "2r", "2y", "10b", "12r", "*", "!"]);
    expect(sorted(hand, sheet, "colour", [], [], [])).toEqual(["2r", "12r", "10b", "1y", "2y", "*", "!"]);
    expect(sorted(hand, sheet, "phase", ["2y", "2r", "*"], [], []).slice(0, 3)).toEqual(["2r", "2y", "*"]);
    expect(sorted(hand, sheet, "own", [], [], ["!", "9g", "2y"]).slice(0, 2)).toEqual(["!", "2y"]);
  });

  it("keep equal ones apart on the screen", () => {
    expect(numbered(["7r", "7r", "*"]).map((one) => one.key)).toEqual(["7r#0", "7r#1", "*#0"]);
  });

  it("go into as many groups as the contract has", () => {
    expect(forms("2*set(3)")).toEqual(["set(3)", "set(3)"]);
    expect(forms("set(4)+run(4) nowild")).toEqual(["set(4)", "run(4)"]);
  });
});
