/** Cards by their names: how to sort and to say them. Which card is good for what, only the table knows. */

import type { Card, Phase } from "./protocol";
import { t } from "./words.svelte";

export const WILD = "*";
export const SKIP = "!";

/** Whether cards have the suits of a French deck, with jokers: set by the table of the game. */
export const deck = { french: false };

export type Order = "value" | "colour" | "phase" | "own";

/** The part of a sheet that says how cards are sorted. */
export interface Ranks {
  values: string[];
  colours: string[];
}

export interface Face {
  value: string;
  colour: string;
}

/** `12r` is a 12 in red. */
export function face(card: Card): Face {
  if (card === WILD || card === SKIP) return { value: card, colour: card === WILD ? "wild" : "skip" };
  return { value: card.slice(0, -1), colour: card.slice(-1) };
}

export function spoken(card: Card): string {
  if (card === WILD) return t(deck.french ? "w-joker" : "w-wild");
  if (card === SKIP) return t("w-skip");
  const { value, colour } = face(card);
  return deck.french ? t("w-suited", { value, suit: colour }) : t("w-card", { value, colour });
}

/** “the red 7”: as the one that acts (nominative) or what is acted on; German tells them apart. */
export function the(card: Card, part: "who" | "what" = "what"): string {
  const { value, colour } = face(card);
  if (deck.french) return t("w-the-suited", { value, suit: colour, kind: colour, part });
  return t("w-the-card", { card: spoken(card), kind: colour, part });
}

export function spokenAll(cards: Card[]): string {
  return cards.map(spoken).join(", ");
}

/** The forms of a contract, one for each group: `2*set(3)` has two. */
export function forms(contract: string): string[] {
  return (contract.split(" ")[0] ?? "").split("+").flatMap((part) => {
    const [, times, form] = /^(?:(\d+)\*)?(.*)$/.exec(part) ?? [];
    return Array<string>(Number(times ?? 1)).fill(form ?? part);
  });
}

function rank(sheet: Ranks, card: Card): [number, number] {
  const { value, colour } = face(card);
  if (card === WILD) return [900, 0];
  if (card === SKIP) return [901, 0];
  return [sheet.values.indexOf(value), sheet.colours.indexOf(colour)];
}

function byValue(sheet: Ranks): (one: Card, other: Card) => number {
  return (one, other) => {
    const [value, colour] = rank(sheet, one);
    const [otherValue, otherColour] = rank(sheet, other);
    return value - otherValue || colour - otherColour;
  };
}

function byColour(sheet: Ranks): (one: Card, other: Card) => number {
  return (one, other) => {
    const [value, colour] = rank(sheet, one);
    const [otherValue, otherColour] = rank(sheet, other);
    const [strange, otherStrange] = [value >= 900 ? value : 0, otherValue >= 900 ? otherValue : 0];
    return strange - otherStrange || colour - otherColour || value - otherValue;
  };
}

export interface Held {
  card: Card;
  key: string;
}

/** Equal cards are equal; so that they can move on the screen, each gets a number among its likes. */
export function numbered(cards: Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${card}#${number}` };
  });
}

export function sorted(
  cards: Card[],
  sheet: Ranks,
  order: Order,
  useful: Card[],
  phases: Pick<Phase, "contract">[],
  own: Card[],
): Card[] {
  if (order === "own") return inOwnOrder(cards, own);
  if (order === "colour") return cards.toSorted(byColour(sheet));
  if (order === "value") return cards.toSorted(byValue(sheet));
  const colours = phases.some((phase) => /colour|suit/.test(phase.contract));
  const within = colours ? byColour(sheet) : byValue(sheet);
  return cards.toSorted(
    (one, other) => Number(useful.includes(other)) - Number(useful.includes(one)) || within(one, other),
  );
}

function inOwnOrder(cards: Card[], own: Card[]): Card[] {
  const rest = [...cards];
  const placed = own.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...placed, ...rest];
}
