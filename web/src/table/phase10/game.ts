/** The phase cards, as the rest of the client sees them. */

import type { Game } from "../common/game";
import { cardEvent } from "../common/cards/events";
import { CardStory } from "../common/cards/story";
import { gain } from "./gain";
import { guide } from "./guide";
import { result } from "./result";
import { telling } from "./story";
import Table from "./Table.svelte";

export const phase10: Game<"phase10"> = {
  Table,
  open: false,
  french: false,
  goesOn: () => false,
  // a card can always be let go
  hasChoice: ({ kind, moves, lays = [], hits = [] }) =>
    kind === "knock" || moves.length + lays.length + hits.length > 1,
  beginsTurn: ({ kind }) => kind === "draw",
  material: ({ deck, deal }) => ({ deck, deal, open: 1 }),
  gain,
  guide,
  result,
  event: cardEvent,
  routine: ["draw", "take", "discard", "hit"],
  story: (before, after, teller) => new CardStory(telling, before, after, teller),
};
