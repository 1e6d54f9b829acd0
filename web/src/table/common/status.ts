/** What every table says about the moment, whichever game is played. */

import { the } from "../../lib/cards";
import { capital, has, t, type Details } from "../../lib/words.svelte";
import type { Hint } from "./hints.svelte";
import type { Live } from "./live.svelte";

/** Why nobody can do anything now; empty if the game is running. */
export function interruption(live: Live): string {
  if (!live.connection.online) return t("w-offline");
  if (live.table?.paused) return t("w-paused");
  return live.table?.phase === "over" ? t("w-game-over") : "";
}

/** The reason of a bot; cards are named as people name them. */
export function whyWords(why: Hint["why"]): string {
  const key = `why-${why.key}`;
  if (!why.key || !has(key)) return why.text;
  const details: Details = { ...why.details };
  for (const name of ["card", "other"]) {
    const card = details[name];
    if (typeof card === "string") details[name] = the(card, "who");
  }
  return capital(t(key, details));
}
