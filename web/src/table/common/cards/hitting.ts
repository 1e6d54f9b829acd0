/** Hitting with the selected card. */

import { spokenAll } from "../../../lib/cards";
import { hitCards, hitsOf } from "./asking";
import { t } from "../../../lib/words.svelte";
import type { CardHand } from "./hand.svelte";
import type { Choice } from "./choices";
import { groupLabel } from "./labels";

/** Hits at once if there is one way to; false if somebody has to choose between several. */
export function hit(hand: CardHand, group = -1, along = 1): boolean {
  const [first, ...more] = hitsOf(hand.hits, hand.chosen, group, along);
  if (more.length) return false;
  if (first) void hand.live.requests.answer(...first.move.split(" ").slice(1));
  else if (group >= 0) void hand.live.requests.answer("hit", hand.chosen, `g${group}`);
  return true;
}

/** Where the selected card can be hit, to choose from. */
export function targets(hand: CardHand): Choice[] {
  return hitsOf(hand.hits, hand.chosen).map((one) => {
    const group = hand.live.game?.groups[one.group];
    const label = t("w-hit-target", { group: group ? groupLabel(hand.live, group) : "", end: one.end || "none" });
    const together = hitCards(one).length > 1 ? ` + ${spokenAll(hitCards(one))}` : "";
    return { move: one.move.split(" ").slice(1), card: hand.chosen, label: label + together };
  });
}
