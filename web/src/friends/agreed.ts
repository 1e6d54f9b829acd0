/** What is agreed on at a table, as wishes that can be changed. */

import type { Rules } from "../lib/protocol";
import type { Wishes } from "../start/wishes";
import type { Live } from "../table/common/live.svelte";

type Sheet = { name?: string; players?: { least?: number; most?: number } };

export function wishesOf(live: Pick<Live, "sheet" | "table" | "levels" | "level" | "offers">): Wishes {
  const { sheet, table } = live;
  const rules: Rules = sheet?.rules ?? {};
  const offer = live.offers?.games.find(({ game }) => game === table?.game);
  const plain = { rules, bots: 0, level: live.level, pace: table?.options.pace ?? 1, clock: table?.options.clock ?? 0 };
  if (!sheet || !("sheet" in rules)) return plain;
  const own = rules["sheet"] as Sheet;
  return {
    ...plain,
    own: {
      name: own.name ?? "",
      phases: "tasks" in sheet ? sheet.tasks : sheet.phases,
      values: sheet.settings,
      least: own.players?.least ?? offer?.least ?? 1,
      most: own.players?.most ?? offer?.most ?? 8,
    },
  };
}
