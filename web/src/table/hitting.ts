/** Hitting with the selected card. */

import { hitCards, type Live } from "../lib/live.svelte";

/** Where a card was dropped decides between two ends; without a group, only one possible hit is made at once. */
export function hit(live: Live, group = -1, along = 1): void {
  const hits = (live.ask?.hits ?? []).filter((one) => hitCards(one).includes(live.chosen) && (group < 0 || one.group === group));
  const [first, ...more] = hits;
  const best = more.length ? (hits.find((one) => one.end === (along < 0.5 ? "low" : "high")) ?? first) : first;
  if (best && (!more.length || group >= 0)) void live.answer(...best.move.split(" ").slice(1));
  else if (best) document.querySelector<HTMLElement>(".hit")?.focus();
  else if (group >= 0) void live.answer("hit", live.chosen, `g${group}`);
}
