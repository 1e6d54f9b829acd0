/** The one sentence that says what is to be done at a dice table, or who is doing it; and hints in words. */

import { theFace } from "./faces";
import { listed, t } from "../../lib/words.svelte";
import type { DiceHand } from "./hand.svelte";

export function diceStatus(hand: DiceHand): string {
  const { live, game, ask } = hand;
  const state = live.state;
  if (!state || !game) return "";
  if (!live.connection.online) return t("w-offline");
  if (state.table.paused) return t("w-paused");
  if (state.table.phase === "over") return t("w-game-over");
  if (ask?.kind === "roll") return t(game.rolls ? "d-ask-roll-again" : "d-ask-roll");
  if (ask?.kind === "choose") return choosing(hand);
  const name = live.state?.table.chairs[game.turn]?.name ?? "";
  return t("d-turn-of", { name, phase: game.seats[game.turn]?.phase ?? 0, made: game.points === null ? "no" : "yes", points: game.points ?? 0 });
}

function choosing({ game, ask }: DiceHand): string {
  if (game?.points !== null && game?.points !== undefined) return t("d-ask-made", { left: ask?.left ?? 0 });
  return t(ask?.left ? "d-ask-keep" : "d-ask-missed");
}

/** What the chosen dice are good for. */
export function keptWords({ choosing, chosen, preview }: DiceHand): string {
  if (!choosing) return "";
  if (!chosen.length || !preview) return t("d-kept-none");
  return t("d-kept-fits", { fits: preview.counts.length, missing: preview.missing, points: preview.points ?? 0 });
}

export function diceHint(hand: DiceHand): string {
  const { hint, state } = hand.live;
  if (!hint || hint.question !== state?.question) return "";
  const [, verb] = hint.move.split(" ");
  const dice = hand.hinted ?? [];
  if (verb === "keep" && !dice.length) return t("d-hint-keep-none");
  return t(`d-hint-${verb ?? "roll"}`, { faces: listed(dice.map((die) => theFace(hand.game?.faces[die] ?? ""))), points: hand.game?.points ?? 0 });
}
