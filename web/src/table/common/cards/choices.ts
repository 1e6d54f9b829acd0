/** What the windows of a card table let somebody choose from. */

import type { Card } from "../../../lib/protocol";

/** Something that can be laid: a phase, a task, a task once more. */
export interface Layable {
  verb: "lay" | "repeat";
  number: number;
  contract: string;
  label: string;
}

/** A way to lay it, as the table proposes. */
export interface Proposal {
  verb: Layable["verb"];
  number: number;
  move: string;
  groups: Card[][];
  /** What is good about it, in words. */
  note?: string;
}

/** One of a few moves: which ace to whom, which card to which group. */
export interface Choice {
  move: string[];
  label: string;
  card: Card;
}
