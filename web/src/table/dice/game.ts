/** The dice game, as the rest of the client sees it. */

import type { Game } from "../common/game";
import { guide } from "./guide";
import { diceEvent } from "./event";
import { result } from "./result";
import { DiceStory } from "./story";
import Table from "./Table.svelte";

export const dice: Game<"dice"> = {
  Table,
  open: true,
  french: false,
  goesOn: () => true,
  hasChoice: ({ moves, keeps = [] }) => moves.length + keeps.length > 1,
  beginsTurn: ({ kind }, before) => kind === "roll" && before?.kind !== "choose",
  material: ({ dice }) => ({ dice }),
  gain: () => "", // rounds follow each other without a pause
  guide,
  result,
  event: diceEvent,
  routine: ["roll", "keep"],
  story: (before, after, teller) => new DiceStory(teller, before?.game ?? null, after.game),
};
