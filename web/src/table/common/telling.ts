/** What every game needs to tell what happened. */

import { spoken } from "../../lib/cards";
import type { Card, CardGame, Group } from "../../lib/protocol";

export interface Teller {
  name: (seat: number) => string;
  mine: (seat: number) => boolean;
  phrase: (key: string) => string;
}

/** How a game tells what somebody did, and what nobody chose. */
export interface Telling {
  /** The number of a round, as people count. */
  round: (game: CardGame) => number;
  act: (teller: Teller, seat: number, move: string, top: Card, drawn: Card | undefined, groups: Group[]) => string;
  notes: (before: CardGame, after: CardGame, teller: Teller) => (() => string)[];
}

export function who(teller: Teller, seat: number): "me" | "other" {
  return teller.mine(seat) ? "me" : "other";
}

export function groupWords(group: string): string {
  return (group.split("@")[0] ?? "").split(",").map(spoken).join(", ");
}
