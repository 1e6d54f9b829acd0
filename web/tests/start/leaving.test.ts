import { beforeEach, expect, test } from "vitest";

import { chairsAt, keepChair } from "../../src/lib/memory";
import { comeBack, left, leaveLater } from "../../src/start/leaving";
import { chair, FakeTable } from "../fake-table.svelte";

beforeEach(() => localStorage.clear());

test("who comes back finds the chair as it was", () => {
  const table = new FakeTable("phase10", [chair("Anna"), chair("Ben", "bot")]);
  table.show({ table: { phase: "playing" } });
  keepChair({ table: "ABC234", game: "phase10", token: "key", seat: 0, at: 1 });
  leaveLater(table.live);
  expect(chairsAt("ABC234")).toEqual([]);
  expect(table.asked).toEqual([]);
  const note = left();
  expect(note?.seats).toEqual([0]);
  expect(note && comeBack(note)).toBe("/t/ABC234");
  expect(chairsAt("ABC234").map(({ token }) => token)).toEqual(["key"]);
  expect(left()).toBeNull();
});
