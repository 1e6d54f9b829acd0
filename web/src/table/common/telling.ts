/** What every game needs to tell what happened. */

import { spoken } from "../../lib/cards";
import type { Card } from "../../lib/protocol";

export interface Teller {
  name: (seat: number) => string;
  mine: (seat: number) => boolean;
  phrase: (key: string) => string;
}

/** A sentence; made when it is read, so that it follows the language. */
export type Sentence = () => string;

/** Tells entries one after another. `later` is the number of deals that are still to come among them. */
export interface Story {
  move(seat: number, move: string, drawn: Card | undefined, later: number): Sentence;
  dealt(later: number): Sentence | null;
  /** What nobody chose. */
  notes(): Sentence[];
}

export function who(teller: Teller, seat: number): "me" | "other" {
  return teller.mine(seat) ? "me" : "other";
}

export function groupWords(group: string): string {
  return (group.split("@")[0] ?? "").split(",").map(spoken).join(", ");
}
