import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Phase10Question } from "../../../src/lib/protocol";
import { looks } from "../../../src/lib/looks.svelte";
import { speech } from "../../../src/lib/words.svelte";
import Table from "../../../src/table/phase10/Table.svelte";
import { chair, FakeTable } from "../../fake-table.svelte";
import { phase10Game, phase10Seat, phase10Sheet } from "../../views";

let table: FakeTable<"phase10">;

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
  looks.speed = "off";
  table = new FakeTable("phase10", [chair("Anna"), chair("Ben", "bot")]);
  table.sheet = phase10Sheet;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ chapters: [], phases: {} })))); // the phases in words
});
afterEach(() => vi.unstubAllGlobals());

const run = (owner: number, ...cards: string[]): ReturnType<typeof phase10Game>["groups"][number] => ({
  owner,
  phase: 4,
  form: "run",
  cards,
  low: "4",
  high: "6",
});

function ask(question: Phase10Question | null, game = phase10Game()): void {
  table.show({ game, you: { hand: { cards: ["*", "3r"], drawn: [] }, ask: question } });
}

function open(): void {
  render(Table, { live: table.live });
  flushSync();
}

const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

describe("the table of the phase cards", () => {
  it("asks where a card goes that fits in two places", async () => {
    const game = phase10Game({
      groups: [run(0, "4r", "5b", "6g")],
      seats: [phase10Seat({ laid: 4 }), phase10Seat()],
    });
    const hits = [
      { card: "*", group: 0, end: "low" as const, move: "0 hit * g0 low" },
      { card: "*", group: 0, end: "high" as const, move: "0 hit * g0 high" },
    ];
    ask({ kind: "play", moves: ["0 discard *", ...hits.map((hit) => hit.move)], hits }, game);
    open();
    await fireEvent.click(button(/^wild$/));
    await fireEvent.click(button(/^Hit wild H$/));
    expect(table.answers).toEqual([]);
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByText("Hit where?")).toBeTruthy();
    await fireEvent.click(within(dialog).getByRole("button", { name: /at the low end/ }));
    expect(table.answers).toEqual(["0 hit * g0 low"]);
  });

  it("says that cards are dealt before the first round, and that a round is over after it", () => {
    table.show({ game: phase10Game({ round: -1, turn: -1 }), table: { phase: "between" } });
    open();
    expect(screen.getByRole("status").textContent).toContain("The cards are being dealt");
    const scores = [{ points: [0, 20], laid: [1, 0] }];
    table.show({ game: phase10Game({ scores }), table: { phase: "between" } });
    flushSync();
    expect(document.querySelector(".status")?.textContent).toContain("The round is over");
  });

  it("offers to sort only where there are cards, and a hint only where there is a choice", () => {
    ask({ kind: "draw", moves: ["0 draw"] });
    open();
    expect(screen.queryByRole("button", { name: /^Hint/ })).toBeNull();
    expect(button(/^By value/)).toBeTruthy();
    table.show({ you: { hand: { cards: [], drawn: [] }, ask: { kind: "draw", moves: ["0 draw", "0 take"] } } });
    flushSync();
    expect(button(/^Hint/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^By value/ })).toBeNull();
  });

  it("puts knocking first only for a card that helps", () => {
    const eager = (): string => document.querySelector(".bar .main")?.textContent.trim() ?? "";
    ask({ kind: "knock", moves: ["0 knock"], useful: [] });
    open();
    expect(eager()).toMatch(/^Let it go/);
    expect(button(/^Let all go/)).toBeTruthy();
    ask({ kind: "knock", moves: ["0 knock"], useful: ["5y"] });
    flushSync();
    expect(eager()).toMatch(/^Knock for yellow 5/);
  });
});
