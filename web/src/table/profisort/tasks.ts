/** What is special about Profi-Sort in the protocol of live tables (docs/protocol.md). */

import type { Live } from "../common/live.svelte";
import type { Ask, Card, CardSheet, Group } from "../../lib/protocol";

export interface SortTask {
  number: number;
  contract: string;
  jokers: boolean;
  bonus: number;
}

export interface SortSheet extends Omit<CardSheet, "phases"> {
  tasks: SortTask[];
  repeat: number;
  pairs: [number, number][];
  pair_bonus: number;
}

export interface SortGroup extends Omit<Group, "phase"> {
  task: number;
  place: number;
  repeat: boolean;
}

export interface SortSeat {
  cards: number;
  laid: number[];
  done: number[];
  received: Card[];
  jokerless: number[];
  pairs: [number, number][];
  struck: number;
  open_bonus: number;
  total: number;
  known: Card[];
  short: string;
  sign: string;
}

export interface SortScore {
  points: number[];
  totals: number[];
  laid: number[][];
  dealer: number;
  deals: string;
}

/** What everybody sees of Profi-Sort. */
export interface SortGame {
  round: number;
  dealer: number;
  turn: number;
  step: "deal" | "draw" | "play" | "finish" | "over";
  pile: number;
  discards: Card[];
  groups: SortGroup[];
  seats: SortSeat[];
  scores: SortScore[];
  winners: number[];
  after: number;
  asked: number[];
  again: boolean;
  given: [number, number][];
  turns: number;
  ending: string;
}

export interface SortLay {
  move: string;
  task: number;
  repeat: boolean;
  groups: Card[][];
  strikes: number;
}

export interface SortAsk extends Omit<Ask, "lays"> {
  lays?: SortLay[];
}

/** Groups that were laid together. */
export interface Laying {
  owner: number;
  task: number;
  repeat: boolean;
  groups: { group: SortGroup; number: number }[];
}

export const sortGame = (live: Live): SortGame | null => (live.state?.game ?? null) as unknown as SortGame | null;
export const sortSheet = (live: Live): SortSheet | null => live.connection.sheet as unknown as SortSheet | null;
export const sortAsk = (live: Live): SortAsk | null => live.ask as unknown as SortAsk | null;

export function layings(game: SortGame): Laying[] {
  const found: Laying[] = [];
  for (const [number, group] of game.groups.entries()) {
    const last = found.at(-1);
    if (last && group.place > 0) last.groups.push({ group, number });
    else found.push({ owner: group.owner, task: group.task, repeat: group.repeat, groups: [{ group, number }] });
  }
  return found;
}

/** The moves of a verb, as the words after it: `give As 1` is ["As", "1"]. */
export function movesOf(live: Live, verb: string): string[][] {
  return (live.ask?.moves ?? []).map((move) => move.split(" ")).filter((words) => words[1] === verb).map((words) => words.slice(2));
}
