import { describe, expect, it } from "vitest";

import type { SortGame, SortGroup } from "../../../src/lib/protocol";
import { layings } from "../../../src/table/profisort/tasks";

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
