/** What the card games have in common, as types: those are card games whose sheet has a deck. */

import type { Card, GameName, Views } from "../../../lib/protocol";

export type CardGameName = {
  [G in GameName]: Views[G]["sheet"] extends { deck: Card[] } ? G : never;
}[GameName];

export type CardQuestion<G extends CardGameName = CardGameName> = Views[G]["question"];
export type CardSheet<G extends CardGameName = CardGameName> = Views[G]["sheet"];

/** A group on the table of a card game. */
export type CardGroup = Views[CardGameName]["game"]["groups"][number];

/** Cards of the hand that fit a group. */
export type Hit = NonNullable<CardQuestion["hits"]>[number];
