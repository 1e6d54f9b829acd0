import { cleanup, render, screen, within } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import type { GameName, Views } from "../../src/lib/protocol";
import { speech } from "../../src/lib/words.svelte";
import type { Live } from "../../src/table/common/live.svelte";
import DicePad from "../../src/table/dice/Pad.svelte";
import PhasePad from "../../src/table/phase10/Pad.svelte";
import SortPad from "../../src/table/profisort/Pad.svelte";
import { chair, FakeTable } from "../fake-table.svelte";
import {
  diceGame,
  diceSeat,
  diceSheet,
  phase10Game,
  phase10Seat,
  phase10Sheet,
  sortGame,
  sortSeat,
  sortSheet,
} from "../views";

const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

type Pad<G extends GameName> = Component<{ live: Live<G>; words: Record<string, string> }>;

function show<G extends GameName>(game: G, Paper: Pad<G>, sheet: Views[G]["sheet"], view: Views[G]["game"]): void {
  const table = new FakeTable(
    game,
    NAMES.slice(0, view.seats.length).map((name) => chair(name)),
  );
  table.sheet = sheet;
  table.show({ game: view });
  render(Paper as Component<object>, { live: table.live, words: { 1: "two sets" } });
  flushSync();
}

const text = (cell: Element): string => cell.textContent.replace(/\s+/g, " ").trim();
/** The cells of the row with this head, without those that only ears hear. */
function row(head: RegExp, paper = 0): string[] {
  const found = within(screen.getAllByRole("table")[paper] as HTMLElement).getByRole("row", { name: head });
  return [...found.querySelectorAll("td")].map((cell) => {
    const copy = cell.cloneNode(true) as Element;
    copy.querySelectorAll(".sr").forEach((hidden) => hidden.remove());
    return text(copy);
  });
}
/** What is written down while one looks. */
const fresh = (): string[] => [...document.querySelectorAll(".fresh")].map((one) => text(one) || "×");
const winners = (): string[] => [...new Set([...document.querySelectorAll("th.winner")].map(text))];

beforeEach(() => speech.choose("en"));

describe("the pad of the phase cards", () => {
  const seats = [phase10Seat({ done: [1], open: [2], total: 35 }), phase10Seat({ total: 90 })];
  const scores = [
    { points: [30, 40], laid: [1, 0] },
    { points: [5, 50], laid: [0, 0] },
  ];

  it("has a row a round, the totals, and a cross in the box of a phase that is done", () => {
    show("phase10", PhasePad, phase10Sheet, phase10Game({ seats, scores }));
    expect([row(/^round 1/i), row(/^round 2/i)]).toEqual([
      ["30", "40"],
      ["5", "50"],
    ]);
    expect(row(/^total/i)).toEqual(["35", "90"]);
    const boxes = within(screen.getByRole("row", { name: /^1 two sets/ })).getAllByRole("cell");
    expect(boxes.map((box) => box.querySelectorAll("svg").length)).toEqual([1, 0]);
    expect(boxes.map(text)).toEqual(["done", "open"]);
    expect(winners()).toEqual([]);
  });

  it("writes down what the last round brought", () => {
    show("phase10", PhasePad, phase10Sheet, phase10Game({ seats, scores: scores.slice(0, 1) }));
    expect(fresh()).toEqual(["×", "30", "40", "35", "90"]);
    cleanup();
    show("phase10", PhasePad, phase10Sheet, phase10Game({ seats, scores }));
    expect(fresh()).toEqual(["5", "50", "35", "90"]);
  });

  it("shows the phase that comes next, and all who share a victory", () => {
    show("phase10", PhasePad, phase10Sheet, phase10Game({ seats, scores, winners: [0, 1] }));
    expect(document.querySelectorAll(".box.next")).toHaveLength(2);
    expect(winners()).toEqual(["Anna", "Ben"]);
  });
});

describe("the pad of the dice game", () => {
  const noted = (...points: number[]): { points: number; total: number }[] =>
    points.map((one, at) => ({ points: one, total: points.slice(0, at + 1).reduce((sum, more) => sum + more, 0) }));

  it("has four columns a sheet: five players need two", () => {
    show("dice", DicePad, diceSheet, diceGame(NAMES.map((_, seat) => diceSeat({ total: seat * 10 }))));
    expect(screen.getAllByRole("table")).toHaveLength(2);
    expect(row(/^total/i, 0)).toEqual(["", "0", "10", "20", "30"]);
    expect(row(/^total/i, 1)).toEqual(["", "40"]);
    const [, second] = screen.getAllByRole("table");
    expect(
      within(second as HTMLElement)
        .getAllByRole("columnheader")
        .map(text)
        .at(-1),
    ).toBe("Emil");
  });

  it("writes points beside running totals, and the bonus below the phase that decides it", () => {
    const phases = noted(25, 50);
    const last = phases[1] as { points: number; total: number };
    const full = diceSeat({
      phase: 3,
      phases: [...phases.slice(0, 1), { ...last, total: last.total + 40 }],
      five: 40,
      total: 115,
    });
    show("dice", DicePad, diceSheet, diceGame([full, diceSeat({ phase: 2, phases: noted(20), total: 20 })]));
    expect(row(/^1 two sets/)).toEqual(["30", "2525", "2020"]);
    expect(row(/^2 /)).toEqual(["60", "5075", ""]);
    expect(row(/^five-phase bonus/i)[1]).toBe("40115");
    expect(document.querySelectorAll("td.now")).toHaveLength(2);
    expect(fresh()).toEqual(["20", "50", "115", "20"]);
  });

  it("counts failures alone, and names everybody who shares a victory", () => {
    show("dice", DicePad, diceSheet, diceGame([diceSeat({ off: 20 })]));
    expect(row(/^failed attempts/i)).toEqual(["−10", "−20"]);
    cleanup();
    const equal = diceSeat({ phase: 0, phases: noted(10, 20, 30), total: 60, ended: true });
    show("dice", DicePad, diceSheet, diceGame([equal, equal], { winners: [0, 1] }));
    expect(winners()).toEqual(["Anna", "Ben"]);
    expect(document.querySelectorAll("td.now")).toHaveLength(0);
  });
});

describe("the paper of Profi-Sort", () => {
  const seats = [
    sortSeat({ done: [1], jokerless: [1], open_bonus: 30, total: 45, short: "An", sign: "I" }),
    sortSeat({ open_bonus: 50, total: 80, short: "Be", sign: "II" }),
  ];
  const scores = [
    { points: [15, 20], totals: [15, 20], laid: [[1], []], dealer: 0, deals: "II" },
    { points: [0, 10], totals: [15, 30], laid: [[], []], dealer: 1, deals: "I" },
  ];

  it("crosses tasks and strikes bonuses", () => {
    show("profisort", SortPad, sortSheet, sortGame(seats, { scores }));
    const cells = within(screen.getByRole("row", { name: /^1 two sets/ })).getAllByRole("cell");
    expect(cells.map((cell) => cell.querySelectorAll("svg").length)).toEqual([1, 0]);
    expect(cells.map((cell) => cell.querySelectorAll(".bonus.struck").length)).toEqual([1, 0]);
  });

  it("writes down what the last round brought", () => {
    show("profisort", SortPad, sortSheet, sortGame(seats, { scores: scores.slice(0, 1) }));
    expect(fresh()).toEqual(["×", "An / 15", "Be / 20"]);
  });

  it("keeps the score list: names in the first round, then points, always the running total, and who deals next", () => {
    show("profisort", SortPad, sortSheet, sortGame(seats, { scores }));
    expect(row(/^1 /, 1)).toEqual(["An / 15", "Be / 20", "II"]);
    expect(row(/^2 /, 1)).toEqual(["0 / 15", "10 / 30", "I"]);
    expect(screen.queryByRole("row", { name: /^total/i })).toBeNull();
  });

  it("adds the open bonuses at the end, and names the winners", () => {
    show("profisort", SortPad, sortSheet, sortGame(seats, { scores, winners: [0] }));
    const list = within(screen.getAllByRole("table")[1] as HTMLElement);
    expect(text(list.getByRole("row", { name: /^total/i }))).toMatch(/45 ?80$/);
    expect(winners()[0]).toBe("Anna");
  });

  it("has no score list where the first with so many tasks wins", () => {
    show("profisort", SortPad, { ...sortSheet, settings: { first_to: 5 } }, sortGame(seats));
    expect(screen.getAllByRole("table")).toHaveLength(1);
    expect(row(/^done/i)).toEqual(["1 of 5", "0 of 5"]);
  });
});
