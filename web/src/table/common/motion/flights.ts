/** What moves on the table when something happens: told by the games, carried out by the stage. */

import type { Sound } from "../../../lib/sounds";
import type { Card } from "../../../lib/protocol";

/** A place on the table: `pile`, `discards`, `seat:2`, `group:5`, a card of the own hand as `card:7r`. */
export type Spot = string;

export interface Flight {
  /** A card flies; something that is there now comes from elsewhere; or it only stirs. */
  kind: "fly" | "come" | "stir";
  from: Spot;
  to: Spot;
  /** What flies; empty for a card that nobody sees. */
  card?: Card;
  /** What is not seen before it has landed. */
  hides?: Spot;
  /** How much later than the first it starts, in hundredths of the usual time. */
  late?: number;
}

export interface Event {
  flights: Flight[];
  sound?: Sound | undefined;
  /** How many times as long as usual it takes. */
  long?: number;
}

export const fly = (from: Spot, to: Spot, card: Card = "", more: Partial<Flight> = {}): Flight => ({
  kind: "fly",
  from,
  to,
  card,
  ...more,
});
export const come = (from: Spot, to: Spot, late = 0): Flight => ({ kind: "come", from, to, late });
export const stir = (at: Spot, late = 0): Flight => ({ kind: "stir", from: at, to: at, late });
