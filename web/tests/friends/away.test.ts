import { expect, test } from "vitest";

import { newsSince } from "../../src/friends/away";
import type { Line } from "../../src/table/common/lines";

const line = (seq: number, seat: number, more: Partial<Line> = {}): Line => ({
  seq,
  seat,
  kind: "move",
  verb: "draw",
  text: () => `entry ${seq}`,
  ...more,
});
const mark = { code: "ABC234", seq: 10, at: 0 };
const mine = (seat: number): boolean => seat === 0;
const news = (lines: Line[], now = 60_000): ReturnType<typeof newsSince> =>
  newsSince(mark, lines, mine, ["draw", "discard"], now);

test("what came before is no news, nor is what everybody does in every turn", () => {
  expect(news([line(9, 1, { verb: "lay" }), line(11, 1), line(12, 1, { verb: "discard" })])).toBeNull();
});

test("who lays, what is said and how a round ends is told, and how often a bot played", () => {
  const found = news([
    line(11, 0, { byBot: true }),
    line(12, 0, { byBot: true, verb: "discard" }),
    line(13, 1, { verb: "lay" }),
    line(14, 1),
    line(14, 1, { kind: "chat" }),
    line(15, -1, { kind: "note" }),
    line(16, 0, { kind: "table" }),
  ]);
  expect(found?.played).toBe(2);
  expect(found?.lines.map(({ seq }) => seq)).toEqual([13, 14, 15]);
  expect(found?.more).toBe(1);
});

test("a short break is none, unless a bot has played", () => {
  expect(news([line(11, 1, { verb: "lay" })], 2_000)).toBeNull();
  expect(news([line(11, 0, { byBot: true })], 2_000)?.played).toBe(1);
});

test("of many only the last are told", () => {
  const many = Array.from({ length: 20 }, (_, number) => line(11 + number, 1, { verb: "lay" }));
  expect(news(many)?.lines.map(({ seq }) => seq)).toEqual([25, 26, 27, 28, 29, 30]);
  expect(news(many)?.more).toBe(14);
});
