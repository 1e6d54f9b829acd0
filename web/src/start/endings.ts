/** How a finished game ended, in a sentence. */

import type { Result } from "../lib/results";
import { listed, t } from "../lib/words.svelte";

export function ending({ names, own, winners, totals }: Result): string {
  const [me] = own;
  if (me === undefined) return "";
  const points = totals[me] ?? 0;
  if (names.length === 1) return t("s-ended-alone", { points });
  const details = {
    points,
    winner: listed(winners.map((seat) => names[seat] ?? "")),
    names: listed(names.filter((_, seat) => !own.includes(seat))),
  };
  if (own.length > 1) return t("s-ended-together", { ...details, names: listed(names) });
  if (!winners.includes(me)) return t("s-ended-lost", details);
  return t(winners.length > 1 ? "s-ended-shared" : "s-ended-won", details);
}
