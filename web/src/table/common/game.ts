/** What a game has to say about itself, so that everything else can do without asking which game it is. */

import type { Component } from "svelte";

import type { Entry, GameName, State, Views } from "../../lib/protocol";
import type { Advice } from "../../learn/advice";
import type { Outcome } from "../../lib/results";
import type { Material } from "../../lib/watched";
import type { Live } from "./live.svelte";
import type { Event } from "./motion/flights";
import type { Story, Teller } from "./telling";

export interface Game<G extends GameName> {
  Table: Component<{ live: Live<G> }>;
  /** Whether nothing is hidden: then the player who is asked plays, and no curtain falls between players at one device. */
  open: boolean;
  /** Whether the cards have the suits of a French deck. */
  french: boolean;
  /** Whether the next round begins without a pause to read the pad. */
  goesOn(game: Views[G]["game"]): boolean;
  /** Whether there is more than one answer to a question: only then is a hint worth asking for. */
  hasChoice(question: Views[G]["question"]): boolean;
  /** Whether a question begins a turn, so that a sound calls the player. */
  beginsTurn(question: Views[G]["question"], before: Views[G]["question"] | null): boolean;
  /** What is shuffled or thrown, for the check of proofs. */
  material(sheet: Views[G]["sheet"]): Material;
  /** What a newcomer is told to do now, and where; null where nothing is to be told. */
  guide(live: Live<G>): Advice | null;
  /** What the round that has just ended brought a seat, in a sentence. */
  gain(live: Live<G>, seat: number): string;
  /** How a finished game ended, in numbers. */
  result(game: Views[G]["game"]): Outcome;
  /** What is seen to move when something happened; null: nothing. `own` is the seat whose cards are seen. */
  event(entry: Entry, before: State<G>, after: State<G>, own: number): Event | null;
  /** Moves that need not be told to somebody who comes back. */
  routine: readonly string[];
  /** Tells what happened between two states. */
  story(before: State<G> | null, after: State<G>, teller: Teller): Story;
}
