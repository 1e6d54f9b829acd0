/** What a question comes to: whether there is anything to decide, and how eagerly it is offered. */

import type { Ask, Card, Chair, Hit } from "../../lib/protocol";

/** Whether there is more than one answer: only then is a hint worth asking for. */
export function hasChoice(ask: Ask | null): boolean {
  if (!ask || ask.kind === "ready") return false;
  const keeps = (ask as { keeps?: number[] }).keeps ?? [];
  const ways = [ask.moves, ask.lays, ask.hits, keeps].reduce((sum, some) => sum + (some?.length ?? 0), 0);
  return ways > 1 || ask.kind === "knock"; // a card can always be let go
}

/** Whether the card that can be knocked for is worth it. */
export function isWorthKnocking(ask: Ask | null, top: Card): boolean {
  return ask?.kind === "knock" && (ask.useful ?? []).includes(top);
}

/** Whether all the others are bots: then nobody has to be waited for. */
export function onlyBots(chairs: Chair[], mine: number[]): boolean {
  return chairs.every((chair, seat) => chair.kind === "bot" || mine.includes(seat));
}

/** The cards that a hit puts down, one or several at once. */
export function hitCards(hit: Hit): Card[] {
  return hit.cards ?? (hit.card === undefined ? [] : [hit.card]);
}

/** The hits that a card can mean. Dropped on a group, the place decides between two ends; else every target is one. */
export function hitsOf(hits: Hit[], card: Card, group = -1, along = 1): Hit[] {
  const fits = hits.filter((one) => hitCards(one).includes(card) && (group < 0 || one.group === group));
  if (group < 0 || fits.length < 2) return fits;
  const [best] = [fits.find((one) => one.end === (along < 0.5 ? "low" : "high")) ?? fits[0]];
  return best ? [best] : [];
}
