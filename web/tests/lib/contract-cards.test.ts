import { describe, expect, it } from "vitest";

import { examples } from "../../src/lib/contract-cards";

const written = (contract: string, french = false): string[] =>
  examples(contract, french).map((group) => group.map(({ value, colour }) => value + colour).join(" "));

describe("a contract drawn small", () => {
  it("shows sets of one value in several colours, each group with its own value", () => {
    expect(written("2*set(3)")).toEqual(["7r 7b 7g", "9b 9g 9y"]);
  });
  it("shows runs upwards, suited ones in one colour", () => {
    expect(written("run(4)")).toEqual(["3r 4b 5g 6y"]);
    expect(written("run(4,suited)")).toEqual(["3b 4b 5b 6b"]);
  });
  it("shows colours without values, and identical cards", () => {
    expect(written("colour(3)")).toEqual(["b b b"]);
    expect(written("twin(2) nowild")).toEqual(["7b 7b"]);
  });
  it("knows the groups of Profi-Sort", () => {
    expect(written("each(3,5,9,J)|each(4,6,10,Q) nowild", true)).toEqual(["3s 5h 9d Jc"]);
    expect(written("any(J,Q,K;7)", true)).toEqual(["Js Qh Kd Jc Qs Kh Jd"]);
    expect(written("set(4,mixed) nowild", true)).toEqual(["7s 7h 7d 7c"]);
    expect(written("set(3)+suit(5)", true)).toEqual(["7s 7h 7d", "d d d d d"]);
  });
  it("has nothing to show for a task that repeats another one", () => {
    expect(written("repeat")).toEqual([]);
  });
});
