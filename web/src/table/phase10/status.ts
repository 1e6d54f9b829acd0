/** The one sentence that says what is to be done, or who is. */

import { hitCards } from "../common/asking";
import { the } from "../../lib/cards";
import type { Hint, Live } from "../common/live.svelte";
import { capital, has, t, type Details } from "../../lib/words.svelte";

export function status(live: Live): string {
  const { state, ask } = live;
  if (!state?.game) return "";
  if (!live.connection.online) return t("w-offline");
  if (state.table.paused) return t("w-paused");
  if (state.table.phase === "over") return t("w-game-over");
  if (state.table.phase === "between") return t("w-between");
  if (ask?.kind === "draw") return live.can("take") ? t("w-ask-draw", { card: the(live.top) }) : t("w-ask-draw-only");
  if (ask?.kind === "knock") return t("w-ask-knock", { name: live.name(state.game.after), card: the(live.top) });
  if (ask?.kind === "play") return playing(live);
  if (state.game.step === "knock") return t("w-window");
  return t("w-turn-of", { name: live.state?.table.chairs[state.game.turn]?.name ?? "" });
}

function playing(live: Live): string {
  const phase = live.ask?.lays?.[0]?.phase;
  if (phase !== undefined) return t("w-ask-lay", { phase });
  if (live.ask?.hits?.length) return t("w-ask-hit", { count: fitting(live) });
  return t("w-ask-discard");
}

/** How many cards of the hand can be hit. */
export function fitting(live: Live): number {
  const cards = new Set((live.ask?.hits ?? []).flatMap(hitCards));
  return live.hand.filter((card) => cards.has(card)).length;
}

/** The reason of a bot; cards are named as people name them. */
export function whyWords(why: Hint["why"]): string {
  const key = `why-${why.key}`;
  if (!why.key || !has(key)) return why.text;
  const details: Details = { ...why.details };
  if (typeof details["card"] === "string") details["card"] = the(details["card"], "who");
  return capital(t(key, details));
}

/** A hint in words. */
export function hintWords(live: Live, move: string): string {
  const [, verb, first, , end] = move.split(" ");
  if (!verb) return t("t-hint-let-go");
  const card = the(verb === "take" || verb === "knock" ? live.top : (first ?? ""));
  const name = verb === "skip" ? live.name(Number(first)) : "";
  return t(`w-hint-${verb}`, { card, name, phase: first ?? "", end: end ?? "none" });
}
