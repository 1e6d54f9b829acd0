/** Moves and costs as the coach says them. */

import type { State } from "../lib/protocol";
import { capital, has, t } from "../lib/words.svelte";
import { whyWords } from "../table/common/status";
import type { Teller } from "../table/common/telling";
import { gameOf } from "../table/games";
import { bare, worth, type Unit } from "./figures";
import type { Decision } from "./review.svelte";

/** A move in a sentence; one that is empty let a card go by. */
export function saidMove(state: State | null, teller: Teller, seat: number, move: string): string {
  if (!move || !state) return t("w-review-no-knock", { name: teller.name(seat) });
  return capital(gameOf(state.table.game).story(state, state, teller).move(seat, move, undefined, 0)());
}

export function saidCost({ cost: { mean, low, high } }: Decision, unit: Unit): string {
  return t("w-review-cost", { cost: worth(mean, unit), low: bare(low, unit), high: bare(high, unit) });
}

export const saidWhy = ({ why }: Pick<Decision, "why">): string =>
  why ? (has(`why-${why.key}`) ? whyWords(why) : why.text) : "";
