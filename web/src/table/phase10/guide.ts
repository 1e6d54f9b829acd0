/** What a newcomer is told at a table of the phase cards. */

import type { Advice } from "../../learn/advice";
import { SKIP, the } from "../../lib/cards";
import type { Card, Phase10Question, Phase10Sheet } from "../../lib/protocol";
import { capital, t } from "../../lib/words.svelte";
import type { Live } from "../common/live.svelte";

export function guide(live: Live<"phase10">): Advice | null {
  const { ask, game, sheet } = live;
  if (!ask || !game || !sheet) return null;
  if (ask.kind === "draw") return drawing(ask, game.discards.at(-1) ?? "", live.can("take"));
  if (ask.kind === "knock") return { text: t("l-cards-knock"), key: "" };
  return playing(live, ask, sheet);
}

function drawing({ useful = [], missing = {} }: Phase10Question, top: Card, can: boolean): Advice {
  if (can && useful.includes(top)) return { text: t("l-cards-take", { card: the(top) }), key: "T" };
  const least = Math.min(...Object.values(missing));
  return { text: t("l-cards-draw", { missing: Number.isFinite(least) ? least : 0 }), key: "D" };
}

function playing(live: Live<"phase10">, ask: Phase10Question, sheet: Phase10Sheet): Advice {
  if (ask.lays?.length) return { text: t("l-cards-lay"), key: "L" };
  const [hit] = ask.hits ?? [];
  if (hit) return { text: capital(t("l-cards-hit", { card: the(hit.card) })), key: "H" };
  const card = spare(live.you?.hand?.cards ?? [], ask.useful ?? [], sheet);
  return { text: t(card === SKIP ? "l-cards-skip" : "l-cards-discard", { card: the(card) }), key: "X" };
}

/** The card that a newcomer can best do without: of no use, and dear at the end; a skip before all others. */
export function spare(cards: Card[], useful: Card[], { points }: Pick<Phase10Sheet, "points">): Card {
  if (cards.includes(SKIP)) return SKIP;
  const left = [...useful];
  const spares = cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const worth = (card: Card): number => points[card] ?? 0;
  return [...(spares.length ? spares : cards)].sort((one, other) => worth(other) - worth(one))[0] ?? "";
}
