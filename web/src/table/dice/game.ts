/** The dice game, as the rest of the client sees it. */

import type { Game } from "../common/game";
import { diceEvent } from "./event";
import Picture from "./Picture.svelte";
import { DiceStory } from "./story";
import Table from "./Table.svelte";

export const dice: Game<"dice"> = {
  Table,
  Picture,
  open: true,
  french: false,
  goesOn: () => true,
  hasChoice: ({ moves, keeps = [] }) => moves.length + keeps.length > 1,
  beginsTurn: ({ kind }, before) => kind === "roll" && before?.kind !== "choose",
  material: ({ dice }) => ({ dice }),
  event: diceEvent,
  story: (before, after, teller) => new DiceStory(teller, before?.game ?? null, after.game),
};
