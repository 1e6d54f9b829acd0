import { expect, test } from "vitest";

import { newEvening, fileOf, packed, unpacked } from "../../src/evenings/evening";
import { cardsOf, contractOf, KINDS, most, newGroup, phaseOf } from "../../src/evenings/groups";

test.each([
  "2*set(3)",
  "set(3)+run(4)",
  "run(4,suited)",
  "3*twin(2)",
  "colour(6)",
  "any(1,2,3;7) nowild",
  "set(4,mixed) nowild",
  "each(3,5,9) nowild",
])("%s can be tapped together", (contract) => {
  const phase = phaseOf(contract);
  expect(phase && contractOf(phase)).toBe(contract);
});

test("what the editor has no taps for is left as it is", () => {
  expect(phaseOf("each(3,5)|each(4,6) nowild")).toBeNull();
});

test("every kind of group begins as a phase of its own", () => {
  for (const kind of KINDS) {
    const group = newGroup(kind);
    expect(group.size).toBeLessThanOrEqual(most(group));
    expect(phaseOf(contractOf({ groups: [group], wild: true }))?.groups[0]?.kind).toBe(kind);
  }
});

test("different colours take no wilds, and cards are counted", () => {
  const groups = [newGroup("mixed"), { ...newGroup("set"), times: 2 }];
  expect(contractOf({ groups, wild: true })).toBe("set(4,mixed)+2*set(3) nowild");
  expect(cardsOf({ groups, wild: true })).toBe(10);
});

test("an evening comes out of its link as it went in", () => {
  const evening = newEvening("Grüße & „Abend“ 🎴", ["2*set(3)", "any(1,2;5) nowild"]);
  const found = unpacked(packed(evening));
  expect([found?.name, found?.phases]).toEqual([evening.name, evening.phases]);
  expect(packed(evening)).toMatch(/^[\w-]+$/);
});

test.each(["", "rubbish", packed(newEvening("only a name")), btoa('{"a": 1}'), "%%%"])("%s is no evening", (text) => {
  expect(unpacked(text)).toBeNull();
});

test("a name may hold what files quote", () => {
  expect(fileOf({ name: 'a "b"\\', phases: ["run(4)"] })).toBe(
    'game = "phase10"\nname = "a \\"b\\"\\\\"\n\n[[phases]]\ncontract = "run(4)"\n',
  );
});
