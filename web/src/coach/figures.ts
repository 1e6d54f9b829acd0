/** Figures of the coach in words: chances in points of a hundred, or points of the game. */

import { speech, t } from "../lib/words.svelte";

export type Unit = "chance" | "points";

const written = (value: number): string =>
  value.toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A figure without its unit. */
export const bare = (value: number, unit: Unit): string => written(unit === "chance" ? 100 * value : value);

export const worth = (value: number, unit: Unit): string =>
  t(unit === "chance" ? "w-review-percent" : "w-review-points", { value: bare(value, unit) });

/** The same with its sign. */
export const signed = (value: number, unit: Unit): string => `${value < 0 ? "−" : "+"}${worth(Math.abs(value), unit)}`;
