/** The own cards: their order, the selected one, and those that are useful. */

import { untrack } from "svelte";

import { sorted, type Order } from "../../../lib/cards";
import { keep, kept } from "../../../lib/memory";
import type { Card, Phase, State, You } from "../../../lib/protocol";
import { questionOf } from "../asking";
import type { Live } from "../live.svelte";
import { hitCards } from "./asking";
import type { CardGameName, Hit } from "./games";

const ORDERS: Order[] = ["value", "colour", "phase"];
/** The questions that tell which cards of the hand are useful; others tell it of the top discard. */
const ABOUT_THE_HAND = ["play", "finish", "deal"];

/** The one card of a hand that was not in it before. */
function added(before: Card[], after: Card[]): Card {
  const rest = [...before];
  return after.find((card) => !rest.includes(card) || !rest.splice(rest.indexOf(card), 1).length) ?? "";
}

export class CardHand<G extends CardGameName = CardGameName> {
  /** The key of the selected card. */
  selected = $state("");
  /** The key of the card that was drawn in this turn. */
  fresh = $state("");
  order = $state<Order>(kept<Order>("order") ?? "value");
  /** The order that the owner of the hand has made. */
  #own = $state.raw<Card[]>([]);
  /** The useful cards that a seat was told last. */
  #told = $state.raw<{ seat: number; cards: Card[] }>({ seat: -1, cards: [] });
  #before: State<G> | null = null;

  constructor(readonly live: Live<G>) {
    $effect(() => {
      const { state } = live;
      untrack(() => this.#follow(state));
    });
    $effect(() => {
      void [live.requests.accepted, live.device.holder];
      untrack(() => (this.selected = ""));
    });
  }

  useful = $derived.by((): Card[] => this.usefulCards());
  cards = $derived.by((): Card[] => {
    const [cards, sheet] = [this.live.you?.hand?.cards ?? [], this.live.sheet];
    return sheet ? sorted(cards, sheet, this.order, this.useful, this.wanted(), this.#own) : cards;
  });
  /** The selected card. */
  chosen = $derived.by((): Card => this.selected.split("#")[0] ?? "");
  top = $derived.by((): Card => this.live.game?.discards.at(-1) ?? "");
  hits = $derived.by((): Hit[] => this.live.ask?.hits ?? []);
  /** How many cards of the hand can be hit. */
  fitting = $derived.by((): number => {
    const cards = new Set(this.hits.flatMap(hitCards));
    return this.cards.filter((card) => cards.has(card)).length;
  });

  /** The contracts that the hand is sorted towards. */
  wanted(): Phase[] {
    return [];
  }

  /** The cards that bring them nearer. */
  usefulCards(): Card[] {
    return this.#told.seat === this.live.seat ? this.#told.cards : [];
  }

  /** Whether a seat is done with collecting, so that its cards are no longer useful in the same way. */
  hasLaid(_state: State<G>, _seat: number): boolean {
    return false;
  }

  hitsOn(group: number): Hit[] {
    return this.hits.filter((hit) => hit.group === group && hitCards(hit).includes(this.chosen));
  }

  #follow(state: State<G> | null): void {
    const before = this.#before;
    this.#before = state;
    if (!state) return;
    const you = state.you.find((one) => questionOf(one)) ?? state.you[0];
    const question = questionOf(you);
    if (you && question && ABOUT_THE_HAND.includes(question.kind)) {
      this.#told = { seat: you.seat, cards: question.useful ?? [] };
    } else if (this.hasLaid(state, you?.seat ?? -1) || state.game?.round !== before?.game?.round) {
      this.#told = { seat: -1, cards: [] };
    }
    this.#markFresh(before, state, you);
    this.#keepSelected(you?.hand?.cards ?? []);
  }

  /** A card that came into the hand stays marked until the turn is over. */
  #markFresh(before: State<G> | null, state: State<G>, you: You<G> | undefined): void {
    const held = you?.hand?.cards ?? [];
    const had = before?.you.find((one) => one.seat === you?.seat)?.hand?.cards ?? [];
    const came = held.length === had.length + 1 ? added(had, held) : "";
    if (came) this.fresh = `${came}#${held.filter((card) => card === came).length - 1}`;
    else if (state.game?.turn !== you?.seat || held.length > had.length) this.fresh = "";
  }

  /** A card that has left the hand is not selected any more. */
  #keepSelected(held: Card[]): void {
    const [card, number] = this.selected.split("#");
    if (card && held.filter((other) => other === card).length <= Number(number)) this.selected = "";
  }

  select(key: string): void {
    this.selected = key;
  }

  toggle(key: string): void {
    this.selected = this.selected === key ? "" : key;
  }

  sort(order: Order): void {
    this.order = order;
    keep("order", order);
  }

  /** The next way to sort the hand. */
  nextOrder(): void {
    this.sort(ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? "value");
  }

  /** Puts a card before another place: from then on the hand lies as its owner likes. */
  move(card: Card, place: number): void {
    const cards = [...this.cards];
    const from = cards.indexOf(card);
    if (from < 0) return;
    cards.splice(from, 1);
    cards.splice(Math.max(0, Math.min(cards.length, place)), 0, card);
    this.#own = cards;
    this.sort("own");
  }
}
