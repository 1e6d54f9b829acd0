import { beforeEach, describe, expect, it, vi } from "vitest";

import { daysLeft } from "../../src/lib/keeping";
import { chairsAt, forgetTable, keepChair, renewToken } from "../../src/lib/memory";

const chair = (seat: number, token: string, table = "ABCDEFG") => ({ table, game: "phase10", token, seat, at: 0 });

describe("tokens of seats", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  it("are replaced in the memory and in the connection", () => {
    keepChair(chair(0, "old"));
    keepChair(chair(1, "other"));
    const shown = ["other", "old"];
    renewToken("ABCDEFG", 0, "new", shown);
    expect(shown).toEqual(["other", "new"]);
    expect(chairsAt("ABCDEFG").map(({ seat, token }) => [seat, token])).toEqual([
      [0, "new"],
      [1, "other"],
    ]);
  });

  it("are replaced in the connection where nothing is remembered", () => {
    const shown = ["old"];
    renewToken("ABCDEFG", 0, "new", shown);
    expect(shown).toEqual(["new"]);
  });

  it("are forgotten, but not those of another tab", () => {
    keepChair(chair(0, "new"));
    forgetTable("ABCDEFG", ["old"]);
    expect(chairsAt("ABCDEFG")).toHaveLength(1);
    forgetTable("ABCDEFG", ["new"]);
    expect(chairsAt("ABCDEFG")).toEqual([]);
    keepChair(chair(0, "new"));
    forgetTable("ABCDEFG");
    expect(chairsAt("ABCDEFG")).toEqual([]);
  });
});

describe("tables that end", () => {
  const day = 86_400_000;
  it("are told when few days are left", () => {
    expect([20, 14, 13.9, 1.5, 0.5, -1].map((days) => daysLeft(1000 + days * day, 1000))).toEqual([
      null,
      null,
      13,
      1,
      0,
      0,
    ]);
    expect([daysLeft(0), daysLeft(undefined)]).toEqual([null, null]);
  });
});
