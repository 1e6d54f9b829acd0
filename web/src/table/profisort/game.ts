/** Profi-Sort, as the rest of the client sees it. */

import type { Game } from "../common/game";
import { cardEvent } from "../common/cards/events";
import { CardStory } from "../common/cards/story";
import { gain } from "./gain";
import { guide } from "./guide";
import { result } from "./result";
import { telling } from "./story";
import Table from "./Table.svelte";

export const profisort: Game<"profisort"> = {
  Table,
  open: false,
  french: true,
  goesOn: ({ again }) => again,
  hasChoice: ({ moves, lays = [], hits = [] }) => moves.length + lays.length + hits.length > 1,
  beginsTurn: ({ kind }) => kind === "draw" || kind === "deal",
  material: ({ deck, deal }) => ({ deck, deal, open: 0 }),
  gain,
  guide,
  result,
  event: cardEvent,
  routine: ["draw", "take", "discard", "hit"],
  story: (before, after, teller) => new CardStory(telling, before, after, teller),
};
