/** What a round has brought somebody, in a sentence. */

import { listed, t } from "../../lib/words.svelte";
import type { Live } from "../common/live.svelte";

export function gain({ game, sheet }: Live<"profisort">, seat: number): string {
  const score = game?.scores.at(-1);
  const mine = game?.seats[seat];
  if (!score || !mine || !sheet) return "";
  const laid = score.laid[seat] ?? [];
  const points = score.points[seat] ?? 0;
  const left = sheet.tasks.length - mine.done.length;
  return t("s-gain-tasks", { count: laid.length, tasks: listed(laid.map(String)), points, left });
}
