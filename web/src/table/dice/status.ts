/** The one sentence that says what is to be done at a dice table, or who is doing it; and hints in words. */

import { listed, t } from "../../lib/words.svelte";
import { interruption } from "../common/status";
import { theFace } from "./faces";
import type { DiceHand } from "./hand.svelte";

export function status(hand: DiceHand): string {
  const { live } = hand;
  const { game, table, ask } = live;
  if (!game || !table) return "";
  const why = interruption(live);
  if (why) return why;
  if (ask?.kind === "roll") return t(game.rolls ? "d-ask-roll-again" : "d-ask-roll");
  if (ask?.kind === "choose") return choosing(hand);
  const name = table.chairs[game.turn]?.name ?? "";
  const made = game.points === null ? "no" : "yes";
  return t("d-turn-of", { name, phase: game.seats[game.turn]?.phase ?? 0, made, points: game.points ?? 0 });
}

function choosing({ live: { game, ask } }: DiceHand): string {
  if (game?.points != null) return t("d-ask-made", { left: ask?.left ?? 0 });
  return t(ask?.left ? "d-ask-keep" : "d-ask-missed");
}

/** What the chosen dice are good for. */
export function keptWords({ choosing, chosen, preview }: DiceHand): string {
  if (!choosing) return "";
  if (!chosen.length || !preview) return t("d-kept-none");
  return t("d-kept-fits", { fits: preview.counts.length, missing: preview.missing, points: preview.points ?? 0 });
}

/** A hint in words. */
export function hintWords({ live, hinted }: DiceHand): string {
  const hint = live.hints.current;
  if (!hint) return "";
  const [, verb] = hint.move.split(" ");
  const dice = hinted ?? [];
  if (verb === "keep" && !dice.length) return t("d-hint-keep-none");
  const faces = listed(dice.map((die) => theFace(live.game?.faces[die] ?? "")));
  return t(`d-hint-${verb ?? "roll"}`, { faces, points: live.game?.points ?? 0 });
}
