/** The own best results alone, kept in this browser. */

import { keep, kept } from "../../lib/memory";
import type { Rules } from "../../lib/protocol";

export interface Result {
  game: string;
  points: number;
  at: number;
}

const MOST_RESULTS = 10;

const place = (rules: Rules): string => `dice.best.${JSON.stringify(rules)}`;

export function best(rules: Rules): Result[] {
  const known = kept<Result[]>(place(rules));
  return Array.isArray(known) ? known : [];
}

/** Puts a finished game on the list, once. */
export function keepResult(rules: Rules, result: Result): void {
  const others = best(rules).filter((other) => other.game !== result.game);
  if (others.length < best(rules).length) return;
  keep(
    place(rules),
    [...others, result].sort((one, other) => other.points - one.points || one.at - other.at).slice(0, MOST_RESULTS),
  );
}
