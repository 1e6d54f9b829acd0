/** What a newcomer is told at a table of Profi-Sort. */

import type { Advice } from "../../learn/advice";
import { the } from "../../lib/cards";
import type { Card, SortQuestion } from "../../lib/protocol";
import { capital, t } from "../../lib/words.svelte";
import { hitCards } from "../common/cards/asking";
import type { Live } from "../common/live.svelte";

export function guide(live: Live<"profisort">): Advice | null {
  const { ask, game } = live;
  if (!ask || !game) return null;
  if (ask.kind === "deal") return { text: t("l-sort-deal"), key: "K" };
  if (ask.kind === "draw") return drawing(ask, game.discards.at(-1) ?? "", live.can("take"));
  return playing(ask, live.you?.hand?.cards ?? []);
}

function drawing({ useful = [] }: SortQuestion, top: Card, can: boolean): Advice {
  if (can && useful.includes(top)) return { text: t("l-sort-take", { card: the(top) }), key: "T" };
  return { text: t("l-sort-draw"), key: "D" };
}

function playing({ lays = [], hits = [], useful = [] }: SortQuestion, cards: Card[]): Advice {
  const [lay] = lays;
  if (lay) return { text: t(lay.strikes ? "l-sort-lay-bonus" : "l-sort-lay", { task: lay.task }), key: "L" };
  const [hit] = hits.flatMap(hitCards);
  if (hit) return { text: capital(t("l-sort-hit", { card: the(hit) })), key: "H" };
  const card = cards.find((one) => !useful.includes(one)) ?? cards[0] ?? "";
  return { text: t("l-sort-discard", { card: the(card) }), key: "X" };
}
