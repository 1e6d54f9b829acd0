/** What a newcomer is told at a table of dice. */

import type { Advice } from "../../learn/advice";
import { t } from "../../lib/words.svelte";
import type { Live } from "../common/live.svelte";

export function guide(live: Live<"dice">): Advice | null {
  const { ask, game } = live;
  if (!ask || !game) return null;
  const phase = game.seats[live.seat]?.phase ?? 1;
  if (ask.kind === "roll") return { text: t(game.rolls ? "l-dice-again" : "l-dice-roll", { phase }), key: "T" };
  const points = ask.score?.points;
  if (typeof points === "number") return { text: t("l-dice-score", { points }), key: "S" };
  if (!ask.left) return { text: t("l-dice-fail"), key: "X" };
  return { text: t("l-dice-keep", { count: ask.useful?.length ?? 0, left: ask.left }), key: "" };
}
