/** Somebody at a table: what the table told, put so that the screen can show it, and what can be asked of it. */

import { sorted, type Order } from "./cards";
import type { Answer, Source, Told } from "./connection.svelte";
import { Witness } from "./fairness";
import { chime } from "./looks.svelte";
import { keep, keepChair, kept } from "./memory";
import type { Ask, Card, Clock, Group, Hit, Message, Phrase, Refusal, Seat, State, You } from "./protocol";
import { tell, type Line, type Teller } from "./story";
import { speech, t } from "./words.svelte";

const MOST_LINES = 300;
const LOST: Refusal = { clause: "TABLE", key: "unreachable", details: {}, text: "" };

function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a phase of the phase card game lies: its cards are then useful in another way. */
function isLaid(seat: Seat | undefined): boolean {
  return typeof seat?.laid === "number" && seat.laid > 0;
}

/** The cards that a hit puts down, one or several at once. */
export function hitCards(hit: Hit): Card[] {
  return hit.cards ?? (hit.card === undefined ? [] : [hit.card]);
}

export class Live {
  readonly connection: Source;
  lines = $state.raw<Line[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<{ move: string; question: number } | null>(null);
  phrases = $state.raw<Phrase[]>([]);
  /** The key of the selected card of the hand. */
  selected = $state("");
  order = $state<Order>(kept<Order>("order") ?? "value");
  own = $state.raw<Card[]>([]);
  /** Profi-Sort: the task that the hand is sorted towards, 0 for the nearest ones. */
  aim = $state(0);
  #useful = $state.raw<Card[]>([]);
  #uses = $state.raw<Record<string, Card[]>>({});
  #answered = -1;
  #readied = "";
  readonly witness = new Witness();

  /** `past`: a finished game is looked at; nothing can be asked of it. */
  constructor(readonly code: string, connect: (told: Told) => Source, readonly past = false) {
    this.connection = connect((message, before) => this.#take(message, before));
  }

  // -- what is true now -------------------------------------------------------------------------------------

  state = $derived.by((): State | null => this.connection.state);
  you = $derived.by((): You | null => {
    const yous = this.state?.you ?? [];
    return yous.find((you) => you.ask && you.ask.kind !== "ready") ?? yous[0] ?? null;
  });
  seat = $derived.by((): number => this.you?.seat ?? -1);
  ask = $derived.by((): Ask | null => this.you?.ask ?? null);
  clock = $derived.by((): Clock | null => this.state?.clock ?? null);
  isHost = $derived.by((): boolean => this.state !== null && this.connection.seats.includes(this.state.table.host));
  top = $derived.by((): Card => this.state?.game?.discards.at(-1) ?? "");
  openPhases = $derived.by(() => {
    const open = this.state?.game?.seats[this.seat]?.open ?? [];
    return (this.connection.sheet?.phases ?? []).filter((phase) => open.includes(phase.number));
  });
  #towards = $derived.by(() => (this.aim ? (this.connection.sheet?.tasks ?? []).filter((task) => task.number === this.aim) : this.openPhases));
  useful = $derived.by((): Card[] => (this.aim ? [...(this.#uses[this.aim] ?? []), ...(this.ask?.hits ?? []).flatMap(hitCards)] : this.#useful));
  hand = $derived.by((): Card[] => {
    const [cards, sheet] = [this.you?.hand?.cards ?? [], this.connection.sheet];
    return sheet ? sorted(cards, sheet, this.order, this.useful, this.#towards, this.own) : cards;
  });
  chosen = $derived.by((): Card => this.selected.split("#")[0] ?? "");

  name = (seat: number): string => {
    if (this.teller.mine(seat)) return t("t-you");
    return this.state?.table.chairs[seat]?.name ?? "";
  };

  teller: Teller = {
    name: this.name,
    mine: (seat) => !this.past && this.connection.seats.length === 1 && this.connection.seats.includes(seat),
    phrase: (key) => this.phrases.find((phrase) => phrase.key === key)?.words[speech.language] ?? key,
  };

  can(verb: string, ...rest: string[]): boolean {
    return this.ask?.moves?.includes([this.seat, verb, ...rest].join(" ")) ?? false;
  }

  hitsOn(group: number, card: Card = this.chosen): Hit[] {
    return (this.ask?.hits ?? []).filter((hit) => hit.group === group && hitCards(hit).includes(card));
  }

  groupsOf(seat: number): { group: Group; number: number }[] {
    return (this.state?.game?.groups ?? []).map((group, number) => ({ group, number })).filter(({ group }) => group.owner === seat);
  }

  // -- what people do ---------------------------------------------------------------------------------------

  /** Answers the question of the moment; a second tap on the same question is none. */
  async answer(...words: (string | number)[]): Promise<boolean> {
    const question = this.state?.question ?? -1;
    if (this.past || question === this.#answered) return false;
    this.#answered = question;
    const reply = await this.ok("answer", { question, move: [this.seat, ...words].join(" ") });
    if (!reply && this.#answered === question) this.#answered = -1;
    if (reply) this.selected = "";
    return reply;
  }

  wave(): Promise<boolean> {
    return this.ok("wave", { question: this.state?.question ?? -1, seat: this.seat });
  }

  undo(): Promise<boolean> {
    this.#answered = -1;
    return this.ok("undo", { question: this.state?.question ?? -1, seat: this.seat, count: 1 });
  }

  async askHint(): Promise<void> {
    const question = this.state?.question ?? -1;
    const reply = await this.connection.request("hint", { seat: this.seat });
    this.#judge(reply);
    if (reply.type === "hinted") this.hint = { move: reply.move, question };
  }

  check(move: string): Promise<Answer> {
    return this.connection.request("check", { move });
  }

  ready(): Promise<boolean> {
    return this.ok("ready", { seat: this.seat, nonce: this.#nonce(this.seat) });
  }

  /** A random number for the coming shuffle, remembered: it must turn up in the proof. */
  #nonce(seat: number): string {
    const given = nonce();
    this.witness.remember(this.state?.table.commitment ?? "", seat, given);
    return given;
  }

  sort(order: Order): void {
    this.order = order;
    keep("order", order);
  }

  /** Puts a card of the hand before another place: from then on the hand lies as its owner likes. */
  move(card: Card, place: number): void {
    const cards = [...this.hand];
    const from = cards.indexOf(card);
    if (from < 0) return;
    cards.splice(from, 1);
    cards.splice(Math.max(0, Math.min(cards.length, place)), 0, card);
    this.own = cards;
    this.sort("own");
  }

  /** Whether something was done; if not, the refusal says why. */
  async ok(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    const reply = await this.connection.request(type, fields);
    this.#judge(reply);
    return reply.type !== "refused" && reply.type !== "lost";
  }

  #judge(reply: Answer): void {
    if (reply.type === "lost") this.refusal = LOST;
    else this.refusal = reply.type === "refused" ? reply : null;
  }

  // -- what the table tells ---------------------------------------------------------------------------------

  #take(message: Message, before: State | null): void {
    if (message.type === "welcome") {
      const [[seat], [token]] = [message.seats, this.connection.tokens];
      // of several chairs each is kept already, with its token
      if (seat !== undefined && token && message.seats.length === 1) keepChair({ table: this.code, game: message.state.table.game, token, seat, at: Date.now() });
      this.refusal = null;
    }
    if (message.type !== "welcome" && message.type !== "update") return;
    const { state } = message;
    this.lines = [...this.lines, ...tell(message.entries, before, state, this.teller)].slice(-MOST_LINES);
    this.#notice(state, before);
    this.#getReady(state);
    this.#start(state);
  }

  #notice(state: State, before: State | null): void {
    const you = state.you.find((one) => one.ask) ?? state.you[0];
    const mine = state.game?.seats[you?.seat ?? -1];
    this.#uses = you?.ask?.uses ?? this.#uses;
    if (you?.ask && ["play", "finish", "deal"].includes(you.ask.kind)) this.#useful = you.ask.useful ?? [];
    else if (isLaid(mine) || state.game?.round !== before?.game?.round) this.#useful = [];
    if (state.question !== before?.question) {
      if (this.refusal && this.refusal.key !== "stale") this.refusal = null;
      if (you?.ask?.kind === "draw" || you?.ask?.kind === "deal") chime();
      if (you?.ask?.kind === "knock") chime(true);
    }
    const held = you?.hand?.cards ?? [];
    const [card, number] = this.selected.split("#");
    if (card && held.filter((other) => other === card).length <= Number(number)) this.selected = "";
  }

  /** Before the first deal, and before one that is dealt again, everybody is ready at once; later the pad is read first. */
  #getReady(state: State): void {
    const { table } = state;
    const early = table.phase === "lobby" || (table.phase === "between" && (!table.proof || state.game?.again));
    if (!early || this.#readied === table.commitment) return;
    const asked = state.you.filter((you) => you.ask?.kind === "ready");
    if (!asked.length) return;
    this.#readied = table.commitment;
    // after this message has been taken in: requests wait for a connection that is welcomed
    queueMicrotask(() => asked.forEach((you) => void this.connection.request("ready", { seat: you.seat, nonce: this.#nonce(you.seat) })));
  }

  #start(state: State): void {
    if (kept("start") !== this.code || state.table.phase !== "lobby") return;
    keep("start", "");
    queueMicrotask(() => void this.connection.request("start", { fill: "steady" }));
  }
}
