/** What happened at a card table: the games say how, this follows the discard pile and the groups. */

import type { Card, State, Views } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import { who, type Sentence, type Story, type Teller } from "../telling";
import type { CardGameName, CardGroup } from "./games";

/** What was on the table when somebody moved: the top discard, the card that was drawn, the groups. */
export interface Scene {
  top: Card;
  drawn: Card | undefined;
  groups: CardGroup[];
}

/** How a card game tells what somebody did, and what nobody chose. */
export interface Telling<G extends CardGameName> {
  /** The number of a round, as people count. */
  round(game: Views[G]["game"]): number;
  act(teller: Teller, seat: number, move: string, scene: Scene): string;
  notes(before: Views[G]["game"], after: Views[G]["game"], teller: Teller): Sentence[];
}

/** The number of the group that a move hits, -1 if it hits none. */
function groupOf(move: string): number {
  return Number(/ g(\d+)/.exec(move)?.[1] ?? -1);
}

export class CardStory<G extends CardGameName> implements Story {
  #top: Card;

  constructor(
    readonly telling: Telling<G>,
    readonly before: State<G> | null,
    readonly after: State<G>,
    readonly teller: Teller,
  ) {
    this.#top = before?.game?.discards.at(-1) ?? "";
  }

  move(seat: number, move: string, drawn: Card | undefined, later: number): Sentence {
    const scene = { top: this.#top, drawn, groups: this.#groups(move, later) };
    const [, verb, card] = move.split(" ");
    if ((verb === "discard" || verb === "sit") && card) this.#top = card;
    else if (verb === "take" || verb === "knock") this.#top = "";
    return () => this.telling.act(this.teller, seat, move, scene);
  }

  /** The groups when a move was made; of a round that is over nobody knows them any more. */
  #groups(move: string, later: number): CardGroup[] {
    const now: CardGroup[] = later ? [] : (this.after.game?.groups ?? []);
    const then: CardGroup[] = this.before?.game?.groups ?? [];
    return then.length > Math.max(0, groupOf(move)) ? then : now;
  }

  dealt(later: number): Sentence | null {
    if (later) return () => t("w-log-dealt");
    const { teller, telling } = this;
    const { game } = this.after;
    if (!game) return null;
    const { dealer } = game;
    return () => t("t-note-deal", { who: who(teller, dealer), round: telling.round(game), name: teller.name(dealer) });
  }

  notes(): Sentence[] {
    const [before, after] = [this.before?.game, this.after.game];
    return before && after ? this.telling.notes(before, after, this.teller) : [];
  }
}
