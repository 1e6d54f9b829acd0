/** Hitting with the selected card. */

import { spokenAll } from "../../../lib/cards";
import { hitCards, hitsOf } from "../asking";
import type { Live } from "../live.svelte";
import { t } from "../../../lib/words.svelte";
import type { Choice } from "./ChoiceDialog.svelte";
import { groupLabel } from "./labels";

/** Hits at once if there is one way to; false if somebody has to choose between several. */
export function hit(live: Live, group = -1, along = 1): boolean {
  const [first, ...more] = hitsOf(live.ask?.hits ?? [], live.chosen, group, along);
  if (more.length) return false;
  if (first) void live.answer(...first.move.split(" ").slice(1));
  else if (group >= 0) void live.answer("hit", live.chosen, `g${group}`);
  return true;
}

/** Where the selected card can be hit, to choose from. */
export function targets(live: Live): Choice[] {
  return hitsOf(live.ask?.hits ?? [], live.chosen).map((one) => {
    const group = live.state?.game?.groups[one.group];
    const label = t("w-hit-target", { group: group ? groupLabel(live, group) : "", end: one.end || "none" });
    const together = hitCards(one).length > 1 ? ` + ${spokenAll(hitCards(one))}` : "";
    return { move: one.move.split(" ").slice(1), card: live.chosen, label: label + together };
  });
}
