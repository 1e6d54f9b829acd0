/** What each game adds to the pad: how a round is entered, and the paper, which is that of the live tables. */

import type { Component } from "svelte";

import type { GameName } from "../lib/protocol";
import DicePaper from "../table/dice/Pad.svelte";
import Phase10Paper from "../table/phase10/Pad.svelte";
import SortPaper from "../table/profisort/Pad.svelte";
import type { Papered } from "../table/common/papered";
import type { Entering } from "./common/shown";
import DiceEntry from "./dice/Entry.svelte";
import Phase10Entry from "./phase10/Entry.svelte";
import SortEntry from "./profisort/Entry.svelte";

export interface PadRoom<G extends GameName> {
  Entry: Component<Entering>;
  Paper: Component<{ live: Papered<G>; words: Record<string, string> }>;
  /** Whether the referee is asked with cards; else with dice. */
  cards: boolean;
}

export const ROOMS: { [G in GameName]: PadRoom<G> } = {
  phase10: { Entry: Phase10Entry, Paper: Phase10Paper, cards: true },
  dice: { Entry: DiceEntry, Paper: DicePaper, cards: false },
  profisort: { Entry: SortEntry, Paper: SortPaper, cards: true },
};

export const roomOf = (game: GameName): PadRoom<GameName> => ROOMS[game] as unknown as PadRoom<GameName>;
