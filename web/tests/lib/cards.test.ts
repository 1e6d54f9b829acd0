import { describe, expect, it } from "vitest";

import { deck, face, forms, numbered, sorted, spoken, the, type Ranks } from "../../src/lib/cards";
import { speech } from "../../src/lib/words.svelte";

const sheet: Ranks = { values: ["1", "2", "3", "10", "12"], colours: ["r", "b", "g", "y"] };
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

describe("cards of a French deck", () => {
  const french: Ranks = { values: ["2", "9", "10", "J", "Q", "K", "A"], colours: ["s", "h", "d", "c"] };

  it("are named by suit and rank, in both languages", () => {
    deck.french = true;
    speech.language = "de";
    expect(["10h", "Js", "*"].map(spoken)).toEqual(["Herz 10", "Pik Bube", "Joker"]);
    speech.language = "en";
    expect(["10h", "Js", "*"].map(spoken)).toEqual(["10 of hearts", "jack of spades", "joker"]);
    deck.french = false;
  });

  it("stand in sentences as people say them", () => {
    deck.french = true;
    speech.language = "de";
    expect(["Js", "Kh", "*"].map((card) => the(card))).toEqual(["den Pik-Buben", "den Herz-König", "einen Joker"]);
    expect(["Js", "Ac", "*"].map((card) => the(card, "who"))).toEqual(["der Pik-Bube", "das Kreuz-Ass", "ein Joker"]);
    speech.language = "en";
    expect(["Js", "7d", "*"].map((card) => the(card))).toEqual(["the jack of spades", "the 7 of diamonds", "a joker"]);
    deck.french = false;
  });

  it("are sorted towards a task, by suit where that asks for one", () => {
    const task = [{ number: 4, contract: "run(6,suited)" }];
    expect(sorted(["Kh", "9s", "2h", "10s"], french, "phase", ["9s", "10s", "2h"], task, [])).toEqual([
      "9s",
      "10s",
      "2h",
      "Kh",
    ]);
  });
});
