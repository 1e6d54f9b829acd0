/** The games that were finished on this device: what the start page lists and statistics count. Nothing of it is sent. */

import { keep, kept } from "./memory";
import type { GameName } from "./protocol";

/** How a game ended, as its room tells it. `facts`: what there is to count, seat by seat. */
export interface Outcome {
  totals: number[];
  winners: number[];
  rounds: number;
  facts: Record<string, number>[];
}

/** A finished game. `own` are the seats that played on this device. */
export interface Result extends Outcome {
  game: GameName;
  house: "server" | "device";
  code: string;
  number: number;
  at: number;
  names: string[];
  own: number[];
}

const MOST = 400;

export function results(): Result[] {
  const known = kept<Result[]>("results");
  return Array.isArray(known) ? known : [];
}

const same = (one: Result, other: Result): boolean =>
  one.house === other.house && one.code === other.code && one.number === other.number;

/** Puts a game on the list, once; the newest stands first. Whether it was not there before. */
export function keepResult(result: Result): boolean {
  const known = results();
  if (known.some((one) => same(one, result))) return false;
  keep("results", [result, ...known].slice(0, MOST));
  return true;
}

export function forgetResults(): void {
  keep("results", []);
}
