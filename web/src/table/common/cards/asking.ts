/** What a question of a card game comes to. */

import type { Card } from "../../../lib/protocol";
import type { Hit } from "./games";

/** The cards that a hit puts down, one or several at once. */
export function hitCards(hit: Hit): Card[] {
  return "cards" in hit ? hit.cards : [hit.card];
}

/** The hits that a card can mean. Dropped on a group, the place decides between two ends; else every target is one. */
export function hitsOf(hits: Hit[], card: Card, group = -1, along = 1): Hit[] {
  const fits = hits.filter((one) => hitCards(one).includes(card) && (group < 0 || one.group === group));
  if (group < 0 || fits.length < 2) return fits;
  const best = fits.find((one) => one.end === (along < 0.5 ? "low" : "high")) ?? fits[0];
  return best ? [best] : [];
}
