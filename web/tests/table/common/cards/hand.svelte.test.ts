import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { looks } from "../../../../src/lib/looks.svelte";
import { speech } from "../../../../src/lib/words.svelte";
import Hand from "../../../../src/table/common/cards/Hand.svelte";
import { PhaseHand } from "../../../../src/table/phase10/hand.svelte";
import { chair, FakeTable } from "../../../fake-table.svelte";
import { phase10Game, phase10Seat, phase10Sheet } from "../../../views";

const CARDS = ["12r", "2b", "7g", "2b", "*"];
const drop = vi.fn();
let table: FakeTable<"phase10">;
let hand: PhaseHand;
let end: () => void;

beforeEach(() => {
  localStorage.clear();
  speech.choose("en");
  looks.speed = "off";
  looks.marks = true;
  drop.mockClear();
  table = new FakeTable("phase10", [chair("Anna"), chair("Ben")]);
  table.sheet = phase10Sheet;
  table.show({ game: phase10Game(), you: { hand: { cards: CARDS, drawn: [] } } });
  end = $effect.root(() => {
    hand = new PhaseHand(table.live);
  });
  render(Hand, { hand, ondrop: drop });
  flushSync();
});
afterEach(() => end());

const cards = (): HTMLElement[] => screen.getAllByRole("button");
const names = (): string[] => cards().map((card) => card.querySelector(".sr")?.textContent ?? "");
const pressed = (): string[] => names().filter((_, place) => cards()[place]?.getAttribute("aria-pressed") === "true");
const card = (name: string): HTMLElement => cards()[names().indexOf(name)] as HTMLElement;

/** Drags a card, and lets it go over a zone of the table, so far along it. */
async function drag(name: string, target: string, along: number): Promise<void> {
  const zone =
    target === "hand" ? screen.getByRole("toolbar") : document.body.appendChild(document.createElement("div"));
  zone.dataset["drop"] = target;
  zone.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  document.elementsFromPoint = () => [zone];
  const dragged = card(name);
  dragged.setPointerCapture = () => undefined;
  const pointer = { button: 0, isPrimary: true, pointerId: 1, clientY: 10 };
  await fireEvent.pointerDown(dragged, { ...pointer, clientX: 0 });
  await fireEvent.pointerMove(dragged, { ...pointer, clientX: along * 100 + 10 });
  await fireEvent.pointerUp(dragged, { ...pointer, clientX: along * 100 });
}

describe("the hand", () => {
  it("selects one card, even of two equal ones, and gives it back", async () => {
    await fireEvent.click(card("blue 2"));
    expect(pressed()).toEqual(["blue 2"]);
    await fireEvent.click(card("green 7"));
    expect([pressed(), hand.chosen]).toEqual([["green 7"], "7g"]);
    await fireEvent.click(card("green 7"));
    expect([pressed(), hand.chosen]).toEqual([[], ""]);
  });

  it("is sorted by value, by colour, towards the phase, and remembers how", async () => {
    table.show({ you: { ask: { kind: "play", moves: [], useful: ["7g", "*"] } } });
    const places = (): string[] => names().map((name) => name.replace(", useful", ""));
    await expect.poll(places).toEqual(["blue 2", "blue 2", "green 7", "red 12", "wild"]);
    hand.nextOrder();
    await expect.poll(places).toEqual(["red 12", "blue 2", "blue 2", "green 7", "wild"]);
    hand.nextOrder();
    await expect.poll(places).toEqual(["green 7", "wild", "blue 2", "blue 2", "red 12"]);
    expect(localStorage.getItem("zehn.order")).toBe('"phase"');
  });

  it("marks useful cards, for eyes and ears, unless that is switched off", async () => {
    table.show({ you: { ask: { kind: "play", moves: [], useful: ["7g"] } } });
    await expect.poll(() => names().filter((name) => name.includes("useful"))).toEqual(["green 7, useful"]);
    expect(document.querySelectorAll(".mark")).toHaveLength(1);
    looks.marks = false;
    await expect.poll(() => document.querySelectorAll(".mark").length).toBe(0);
    expect(names()).toContain("green 7");
  });

  it("keeps the marks while others play, and forgets them when the phase is laid", () => {
    table.show({ you: { ask: { kind: "play", moves: [], useful: ["7g"] } } });
    flushSync();
    table.show({ you: { ask: null } });
    flushSync();
    expect(hand.useful).toEqual(["7g"]);
    table.show({ game: phase10Game({ seats: [phase10Seat({ laid: 1 }), phase10Seat()] }) });
    flushSync();
    expect(hand.useful).toEqual([]);
  });

  it("is put into an order of its owner by Shift and an arrow", async () => {
    card("blue 2").focus();
    await fireEvent.keyDown(card("blue 2"), { key: "End" });
    expect(document.activeElement).toBe(card("wild"));
    await fireEvent.keyDown(card("wild"), { key: "ArrowLeft", shiftKey: true });
    expect(names()).toEqual(["blue 2", "blue 2", "green 7", "wild", "red 12"]);
    expect(hand.order).toBe("own");
  });

  it("is put into an order of its owner by a drag", async () => {
    await drag("red 12", "hand", 0.1);
    expect(names()).toEqual(["red 12", "blue 2", "blue 2", "green 7", "wild"]);
    expect(drop).not.toHaveBeenCalled();
  });

  it("says where else a card was dropped, and which one it was", async () => {
    await drag("green 7", "group:1", 0.8);
    expect(drop).toHaveBeenCalledExactlyOnceWith("group:1", 0.8);
    expect(hand.chosen).toBe("7g");
  });

  it("has nothing selected once the table has taken an answer", async () => {
    await fireEvent.click(card("green 7"));
    table.show({ you: { ask: { kind: "play", moves: ["0 discard 7g"] } } });
    flushSync();
    expect(hand.chosen).toBe("7g");
    await table.live.requests.answer("discard", "7g");
    flushSync();
    expect(hand.chosen).toBe("");
  });

  it("does not keep a card selected that has left it", async () => {
    hand.select("2b#1");
    table.show({ you: { hand: { cards: ["12r", "2b", "7g"], drawn: [] } } });
    await expect.poll(() => hand.chosen).toBe("");
    expect(names()).toEqual(["blue 2", "green 7", "red 12"]);
  });
});
