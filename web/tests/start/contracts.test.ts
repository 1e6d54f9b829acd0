import { expect, test } from "vitest";

import { numbersOf, presetsOf } from "../../src/start/contracts";

const ten = Array.from({ length: 10 }, (_, number) => number + 1);

test("a selection comes to the phases that it names", () => {
  expect(numbersOf("first:3", ten)).toEqual([1, 2, 3]);
  expect(numbersOf("even", ten)).toEqual([2, 4, 6, 8, 10]);
  expect(numbersOf("8,1,40", ten)).toEqual([1, 8]);
  expect(numbersOf(null, ten)).toEqual(ten);
  expect(numbersOf("", ten)).toEqual(ten);
});

test("only what a sheet has all phases of is offered", () => {
  expect(presetsOf("selection", ten).map((preset) => preset.name)).toEqual(["all", "short", "five", "even", "odd"]);
  expect(presetsOf("selection", [1, 2, 3])).toEqual([
    { name: "all", value: "first:3" },
    { name: "even", value: "even" },
    { name: "odd", value: "odd" },
  ]);
  expect(presetsOf("tasks", ten)).toEqual([{ name: "all", value: null }]);
  expect(presetsOf("tasks", [...ten, 15]).map((preset) => preset.value)).toEqual([null, "3,4,7,10,15"]);
});
