/** Profi-Sort: the one sentence that says what is to be done, or who is; and hints in words. */

import { the } from "../../lib/cards";
import type { Live } from "../common/live.svelte";
import { movesOf, sortAsk, sortGame } from "./tasks";
import { listed, t } from "../../lib/words.svelte";
import { fitting } from "../phase10/status";

export function sortStatus(live: Live): string {
  const [game, ask, table] = [sortGame(live), sortAsk(live), live.state?.table];
  if (!game || !table) return "";
  if (!live.connection.online) return t("w-offline");
  if (table.paused) return t("w-paused");
  if (table.phase === "over") return t("w-game-over");
  if (table.phase === "between") return t(game.again ? "w-sort-again" : "w-between");
  if (ask?.kind === "deal") return t("w-sort-ask-deal");
  if (ask?.kind === "draw") return drawing(live);
  if (ask?.kind === "play") return playing(live);
  if (ask?.kind === "finish") return t(ask.hits?.length ? "w-sort-ask-finish" : "w-sort-ask-last");
  const name = table.chairs[game.turn]?.name ?? "";
  return game.step === "deal" ? t("w-sort-deal-of", { name }) : t("w-turn-of", { name });
}

function drawing(live: Live): string {
  const sits = movesOf(live, "sit").length > 0;
  if (live.can("take")) return t(sits ? "w-sort-ask-take-or-sit" : "w-sort-ask-take", { card: the(live.top) });
  return t(sits ? "w-sort-ask-sit" : "w-sort-ask-draw");
}

function playing(live: Live): string {
  const ask = sortAsk(live);
  if (ask?.lays?.some((lay) => lay.repeat)) return t("w-sort-ask-repeat");
  const tasks = new Set(ask?.lays?.map((lay) => lay.task));
  if (tasks.size) return t("w-sort-ask-lay", { count: tasks.size, task: [...tasks][0] ?? 0 });
  return ask?.hits?.length ? t("w-ask-hit", { count: fitting(live) }) : t("w-ask-discard");
}

/** A hint in words. */
export function sortHint(live: Live, move: string): string {
  const [, verb = "", first = "", second = "", end = "none"] = move.split(" ");
  if (!verb) return "";
  const card = verb === "take" ? the(live.top) : listed(first.split(",").filter(Boolean).map((one) => the(one)));
  return t(`w-sort-hint-${verb}`, { card, task: first, name: verb === "give" ? live.name(Number(second)) : "", end });
}
