import { describe, expect, it } from "vitest";

import type { SortGame, SortGroup, SortTask } from "../../../src/lib/protocol";
import { layings, nearest, nearestFirst } from "../../../src/table/profisort/tasks";

describe("groups of Profi-Sort", () => {
  it("that were laid together stay together", () => {
    const group = (owner: number, task: number, place: number): SortGroup => ({
      owner,
      task,
      place,
      repeat: false,
      form: "set",
      cards: [],
      low: "",
      high: "",
    });
    const found = layings({
      groups: [group(0, 2, 0), group(0, 2, 1), group(1, 4, 0), group(0, 4, 0)],
    } as unknown as SortGame);
    expect(found.map(({ owner, task, groups }) => [owner, task, groups.map(({ number }) => number)])).toEqual([
      [0, 2, [0, 1]],
      [1, 4, [2]],
      [0, 4, [3]],
    ]);
  });
});

describe("the task sheet", () => {
  const tasks = [1, 2, 3, 4].map((number): SortTask => ({ number, contract: "", jokers: true, bonus: 20 }));
  const missing = { 1: 3, 2: 1, 3: 1, 4: 0 };

  it("knows the open tasks that lack the fewest cards", () => {
    expect(nearest(tasks, missing, [4])).toEqual([2, 3]);
    expect(nearest(tasks, {}, [])).toEqual([]);
  });
  it("puts the nearest first and those that are done last", () => {
    expect(nearestFirst(tasks, missing, [4]).map(({ number }) => number)).toEqual([2, 3, 1, 4]);
  });
});
