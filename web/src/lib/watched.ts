/** A round as this browser saw it from its deal on, and whether its cards and throws are those of a proof. */

import type { Card, Entry, Proof, State, What } from "./protocol";
import { dealtDeck, thrown, turnedPile } from "./stream";

/** What is shuffled or thrown: dice, or a deck of which so many cards are dealt to each and laid open. */
export type Material = { dice: string[][] } | Cards;

interface Cards {
  deck: Card[];
  deal: number;
  open: number;
}

type Moved = Extract<What, { kind: "move" }>;

interface Move {
  seat: number;
  verb: string;
  words: string[];
  /** What the table said was drawn, to its own seat. */
  card: Card;
  /** The top discard before the move; empty where it was not seen. */
  top: Card;
  /** The number of a throw in the game. */
  event: number;
}

interface Turned {
  cards: Card[];
  up: Card;
}

const bag = (cards: readonly Card[]): string => [...cards].sort().join(" ");

export class Watched {
  hands: Record<string, Card[]> = {};
  open: Card[] = [];
  moves: Move[] = [];
  left: Card[][] | null = null;
  #dealer = 0;
  #playing: number[] = [];
  #seats = 0;
  #turned: (Turned | null)[] = [];
  /** Everything drawn or thrown, also what was taken back afterwards, which cannot be. */
  #drawn = 0;
  draws: [number, Card][] = [];
  throws: [number, string][] = [];

  constructor(
    readonly number: number,
    state: State,
    alone: boolean,
  ) {
    const { game } = state;
    this.#seats = game?.seats.length ?? 0;
    const everybody = Array.from({ length: this.#seats }, (_, seat) => seat);
    this.#playing = game && "playing" in game ? game.playing : everybody;
    if (!game || !("discards" in game)) return;
    this.#dealer = game.dealer;
    if (!alone) return;
    this.open = game.discards;
    for (const { seat, hand } of state.you) if (hand && "cards" in hand) this.hands[seat] = hand.cards;
  }

  /** Some entries of the round, and what was shown before and after them. */
  follow(entries: Entry[], before: State | null, after: State): void {
    const rolls = entries.filter(({ what }) => what.kind === "move" && what.move.split(" ")[1] === "roll").length;
    let event = (after.game && "throws" in after.game ? after.game.throws : 0) - rolls;
    const moved = entries.filter(({ what }) => ["move", "undo", "closed"].includes(what.kind));
    const single = moved.length === 1 && !entries.some(({ what }) => what.kind === "dealt");
    const top = single && before?.game && "discards" in before.game ? (before.game.discards.at(-1) ?? "") : "";
    for (const { what, card } of moved) {
      if (what.kind === "undo") this.moves.splice(-what.count);
      if (what.kind === "move") event = this.#move(what, card ?? "", top, event);
    }
    this.#turn(after, single);
    if (after.table.proof) this.left = after.table.left;
  }

  #move({ move }: Moved, card: Card, top: Card, event: number): number {
    const [seat = "", verb = "", ...words] = move.split(" ");
    this.moves.push({ seat: Number(seat), verb, words, card, top, event });
    if (verb === "draw" && card) this.draws.push([this.#drawn, card]);
    if (verb === "draw") this.#drawn++;
    if (verb !== "roll") return event;
    this.throws.push([event, words[0] ?? ""]);
    return event + 1;
  }

  /** A pile that was turned is known whole in the first state that shows it, unless more has happened by then. */
  #turn(after: State, single: boolean): void {
    const game = after.game && "turning" in after.game ? after.game : null;
    const count = game?.turning?.count ?? 0;
    while (this.#turned.length + 1 < count) this.#turned.push(null);
    if (!game?.turning || this.#turned.length >= count) return;
    const { cards } = game.turning;
    const [up, ...more] = game.discards;
    const clean = single && up !== undefined && !more.length && game.pile >= cards.length - 1;
    this.#turned.push(clean ? { cards: [...cards, up], up } : null);
  }

  /** Whether all that was seen comes from the proof; null: it does as far as it was seen, but not all was. */
  agrees(proof: Proof, material: Material): boolean | null {
    return "dice" in material ? this.#throwsAgree(proof, material.dice) : this.#cardsAgree(proof, material);
  }

  #throwsAgree(proof: Proof, dice: string[][]): boolean {
    let kept: string[] = [];
    return this.moves.every(({ verb, words, event }) => {
      const [rest, faces] = [kept, (words[0] ?? "").split(",")];
      kept = verb === "keep" ? faces : [];
      if (verb !== "roll") return true;
      const fallen = thrown(proof, dice, event);
      return fallen.every((face, die) => rest.includes(String(die)) || face === faces[die]);
    });
  }

  #cardsAgree(proof: Proof, { deck, deal, open }: Cards): boolean | null {
    const table = new Replayed(dealtDeck(proof, deck), this.#order(), deal, open);
    if (Object.entries(this.hands).some(([seat, cards]) => bag(cards) !== bag(table.hands[Number(seat)] ?? [])))
      return false;
    if (this.open.length && bag(this.open) !== bag(table.open)) return false;
    for (const [event, turned] of this.#turned.entries()) {
      const pile = turned ? turnedPile(proof, deck, turned.cards, event) : null;
      if (turned && pile?.[0] !== turned.up) return false;
      table.piles.push(pile ? pile.slice(1) : null);
    }
    if (!this.moves.every((move) => table.plays(move))) return false;
    if (this.left?.some((cards, seat) => !table.holds(seat, cards))) return false;
    return table.blind ? null : true;
  }

  /** Who gets cards, from the dealer's left on. */
  #order(): number[] {
    const round = Array.from({ length: this.#seats }, (_, number) => (this.#dealer + 1 + number) % this.#seats);
    return round.filter((seat) => this.#playing.includes(seat));
  }
}

/** The cards of a round, played again from a deck. */
class Replayed {
  hands: Card[][] = [];
  open: Card[];
  /** Turned piles that are still to come; null: one that was not seen. */
  piles: (Card[] | null)[] = [];
  /** Whether something was not seen that this hangs on. */
  blind = false;
  #stack: Card[];
  #given: Card[][] = [];
  #loose = new Set<number>();

  constructor(deck: Card[], order: number[], deal: number, open: number) {
    const dealt = deal * order.length;
    order.forEach(
      (seat, place) => (this.hands[seat] = deck.slice(0, dealt).filter((_, at) => at % order.length === place)),
    );
    this.open = deck.slice(dealt, dealt + open);
    this.#stack = deck.slice(dealt + open);
  }

  /** Does what a move says; false if its cards cannot have been there. */
  plays({ seat, verb, words, card, top }: Move): boolean {
    const [first = "", second = ""] = words;
    if (verb === "draw") return this.#draw(seat, card);
    if (verb === "take" || verb === "knock") return this.#take(seat, top);
    if (verb === "skip") return this.#put(seat, "!");
    if (verb === "discard" || verb === "sit") return this.#put(seat, first);
    if (verb === "hit") return first.split(",").every((one) => this.#put(seat, one));
    if (verb === "lay" || verb === "repeat")
      return words
        .slice(1)
        .every((group) => (group.split("@")[0] ?? "").split(",").every((one) => this.#put(seat, one)));
    if (verb === "give") (this.#given[Number(second)] ??= []).push(first);
    return verb !== "give" || this.#put(seat, first);
  }

  #draw(seat: number, seen: Card): boolean {
    if (!this.#stack.length) this.#stack = this.piles.shift() ?? [];
    const card = this.#stack.shift();
    if (card === undefined) return this.#lose(seat);
    this.hands[seat]?.push(card);
    return !seen || seen === card;
  }

  #take(seat: number, top: Card): boolean {
    if (!top) return this.#lose(seat);
    this.hands[seat]?.push(top);
    return true;
  }

  /** From here on nobody knows what this seat holds. */
  #lose(seat: number): true {
    this.#loose.add(seat);
    return (this.blind = true);
  }

  /** A card leaves a hand, or is one that was given and lies open. */
  #put(seat: number, card: Card): boolean {
    if (this.#loose.has(seat)) return true;
    for (const cards of [this.hands[seat] ?? [], this.#given[seat] ?? []]) {
      const place = cards.indexOf(card);
      if (place < 0) continue;
      cards.splice(place, 1);
      return true;
    }
    return false;
  }

  holds(seat: number, cards: Card[]): boolean {
    return this.#loose.has(seat) || bag(cards) === bag([...(this.hands[seat] ?? []), ...(this.#given[seat] ?? [])]);
  }
}
