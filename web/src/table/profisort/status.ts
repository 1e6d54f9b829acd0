/** The one sentence that says what is to be done, or who is doing it; and hints in words. */

import { the } from "../../lib/cards";
import { listed, t } from "../../lib/words.svelte";
import { interruption } from "../common/status";
import type { SortHand } from "./hand.svelte";
import { movesOf } from "./tasks";

export function status(hand: SortHand): string {
  const { live } = hand;
  const { game, table, ask } = live;
  if (!game || !table) return "";
  const why = interruption(live);
  if (why) return why;
  if (table.phase === "between") return t(game.again ? "w-sort-again" : game.scores.length ? "w-between" : "w-dealing");
  if (ask?.kind === "deal") return t("w-sort-ask-deal");
  if (ask?.kind === "draw") return drawing(hand);
  if (ask?.kind === "play") return playing(hand);
  if (ask?.kind === "finish") return t(ask.hits?.length ? "w-sort-ask-finish" : "w-sort-ask-last");
  const name = table.chairs[game.turn]?.name ?? "";
  return game.step === "deal" ? t("w-sort-deal-of", { name }) : t("w-turn-of", { name });
}

function drawing({ live, top }: SortHand): string {
  const sits = movesOf(live.ask, "sit").length > 0;
  if (live.can("take")) return t(sits ? "w-sort-ask-take-or-sit" : "w-sort-ask-take", { card: the(top) });
  return t(sits ? "w-sort-ask-sit" : "w-sort-ask-draw");
}

function playing(hand: SortHand): string {
  const lays = hand.live.ask?.lays ?? [];
  if (lays.some((lay) => lay.repeat)) return t("w-sort-ask-repeat");
  const tasks = new Set(lays.map((lay) => lay.task));
  if (tasks.size) return t("w-sort-ask-lay", { count: tasks.size, task: [...tasks][0] ?? 0 });
  return hand.hits.length ? t("w-ask-hit", { count: hand.fitting }) : t("w-ask-discard");
}

/** A hint in words. */
export function hintWords({ live, top }: SortHand): string {
  const [, verb = "", first = "", second = "", end = "none"] = live.hints.current?.move.split(" ") ?? [];
  if (!verb) return "";
  const cards = first.split(",").filter(Boolean);
  const card = verb === "take" ? the(top) : listed(cards.map((one) => the(one)));
  return t(`w-sort-hint-${verb}`, { card, task: first, name: verb === "give" ? live.name(Number(second)) : "", end });
}
