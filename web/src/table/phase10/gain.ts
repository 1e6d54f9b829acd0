/** What a round has brought somebody, in a sentence. */

import { listed, t } from "../../lib/words.svelte";
import type { Live } from "../common/live.svelte";

export function gain({ game, table }: Live<"phase10">, seat: number): string {
  const score = game?.scores.at(-1);
  const mine = game?.seats[seat];
  if (!score || !mine) return "";
  const points = score.points[seat] ?? 0;
  const laid = score.laid[seat] ?? 0;
  const said = t(laid ? "s-gain-phase" : "s-gain-none", { phase: laid, points });
  if (table?.phase === "over" || !mine.open.length) return said;
  const count = mine.open.length;
  return `${said} ${t("s-gain-next", { count, phase: listed(mine.open.map(String)) })}`;
}
