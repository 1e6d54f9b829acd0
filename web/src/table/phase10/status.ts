/** The one sentence that says what is to be done, or who is doing it; and hints in words. */

import { the } from "../../lib/cards";
import { t } from "../../lib/words.svelte";
import { interruption } from "../common/status";
import type { PhaseHand } from "./hand.svelte";

export function status(hand: PhaseHand): string {
  const { live, top } = hand;
  const { game, table, ask } = live;
  if (!game || !table) return "";
  const why = interruption(live);
  if (why) return why;
  if (table.phase === "between") return t(game.scores.length ? "w-between" : "w-dealing");
  if (ask?.kind === "draw") return live.can("take") ? t("w-ask-draw", { card: the(top) }) : t("w-ask-draw-only");
  if (ask?.kind === "knock") return t("w-ask-knock", { name: live.name(game.after), card: the(top) });
  if (ask?.kind === "play") return playing(hand);
  if (game.step === "knock") return t("w-window");
  return t("w-turn-of", { name: table.chairs[game.turn]?.name ?? "" });
}

function playing(hand: PhaseHand): string {
  const phase = hand.live.ask?.lays?.[0]?.phase;
  if (phase !== undefined) return t("w-ask-lay", { phase });
  if (hand.hits.length) return t("w-ask-hit", { count: hand.fitting });
  return t("w-ask-discard");
}

/** A hint in words. */
export function hintWords({ live, top }: PhaseHand): string {
  const hint = live.hints.current;
  if (!hint) return "";
  const [, verb, first, , end] = hint.move.split(" ");
  if (!verb) return t("t-hint-let-go");
  const card = the(verb === "take" || verb === "knock" ? top : (first ?? ""));
  const name = verb === "skip" ? live.name(Number(first)) : "";
  return t(`w-hint-${verb}`, { card, name, phase: first ?? "", end: end ?? "none" });
}
