/** Somebody at a table: what the table told, put so that the screen can show it, and what can be asked of it. */

import { hasChoice, hitCards, onlyBots } from "./asking";
import { sorted, type Order } from "../../lib/cards";
import type { Answer, Source, Told } from "../../lib/connection.svelte";
import { Witness, type Judgement } from "../../lib/fairness";
import { chime } from "../../lib/looks.svelte";
import { keep, keepChair, kept, renewToken } from "../../lib/memory";
import type { Ask, Card, Clock, Games, Group, Hit, Message, Phrase, Refusal, Seat, State, You } from "../../lib/protocol";
import { tell, type Line, type Teller } from "./story";
import { speech, t } from "../../lib/words.svelte";

const MOST_LINES = 300;
/** For so long (milliseconds) a tap waits for the connection. */
const PATIENCE = 30_000;
const LOST: Refusal = { clause: "TABLE", key: "unreachable", details: {}, text: "" };

export interface Hint {
  move: string;
  question: number;
  why: Pick<Refusal, "key" | "details" | "text">;
}

/** Whether a phase of the phase card game lies: its cards are then useful in another way. */
function isLaid(seat: Seat | undefined): boolean {
  return typeof seat?.laid === "number" && seat.laid > 0;
}

export class Live {
  readonly connection: Source;
  lines = $state.raw<Line[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  offers = $state.raw<Games | null>(null);
  phrases = $state.raw<Phrase[]>([]);
  holder = $state(-1);
  /** The key of the selected card of the hand. */
  selected = $state("");
  order = $state<Order>(kept<Order>("order") ?? "value");
  own = $state.raw<Card[]>([]);
  /** Whether knock windows are let pass until it is one's own turn. */
  quiet = $state(false);
  /** Profi-Sort: the task that the hand is sorted towards, 0 for the nearest ones. */
  aim = $state(0);
  #useful = $state.raw<{ seat: number; cards: Card[] }>({ seat: -1, cards: [] });
  #uses = $state.raw<{ seat: number; tasks: Record<string, Card[]> }>({ seat: -1, tasks: {} });
  #answered = -1;
  #readied = "";
  #kept: { question: number; move: string; at: number } | null = null;
  readonly witness: Witness;
  /** The verdict on the round that ended last, and the first fraud at this table. */
  verdict = $state.raw<Judgement | null>(null);
  fraud = $state.raw<Judgement | null>(null);
  #shown = new Set<string>();

  /** `past`: a finished game is looked at; nothing can be asked of it. */
  constructor(readonly code: string, connect: (told: Told) => Source, readonly past = false) {
    this.witness = new Witness(code);
    this.connection = connect((message, before) => this.#take(message, before));
  }

  // -- what is true now -------------------------------------------------------------------------------------

  state = $derived.by((): State | null => this.connection.state);
  /** Those of the own seats that have something to decide. */
  asked = $derived.by((): You[] => (this.state?.you ?? []).filter((you) => you.ask && you.ask.kind !== "ready"));
  /** Those that are not ready for the next deal yet. */
  unready = $derived.by((): number[] => (this.state?.you ?? []).filter((you) => you.ask?.kind === "ready").map((you) => you.seat));
  /** Whether several people play at this device; one of them holds it (`holder`), and only that one's cards are shown. */
  shared = $derived.by((): boolean => (this.state?.you.length ?? 0) > 1);
  /** Whether nothing is hidden in this game: then whoever is asked plays, and no curtain falls. */
  #open = $derived.by((): boolean => this.state?.table.game === "dice");
  /** Who has to take the device before anything is shown; -1: nobody. In a window all may act, and nobody waits for a curtain. */
  curtain = $derived.by((): number => {
    if (!this.shared || this.#open || !this.asked.length || this.clock?.kind === "window") return -1;
    return this.asked.some((you) => you.seat === this.holder) ? -1 : (this.asked[0]?.seat ?? -1);
  });
  you = $derived.by((): You | null => {
    const yous = this.state?.you ?? [];
    if (!this.shared) return yous[0] ?? null;
    if (this.#open) return this.asked[0] ?? yous[0] ?? null;
    return this.curtain < 0 ? (yous.find((you) => you.seat === this.holder) ?? null) : null;
  });
  seat = $derived.by((): number => this.you?.seat ?? -1);
  /** Everybody else, in the order in which they play after this seat. */
  others = $derived.by((): number[] => {
    const count = this.state?.game?.seats.length ?? 0;
    return Array.from({ length: count }, (_, number) => (number + this.seat + 1) % count).filter((seat) => seat !== this.seat);
  });
  ask = $derived.by((): Ask | null => this.you?.ask ?? null);
  clock = $derived.by((): Clock | null => this.state?.clock ?? null);
  isHost = $derived.by((): boolean => this.state !== null && this.connection.seats.includes(this.state.table.host));
  /** Whether there is anything to decide, so that a hint is of use. */
  choosing = $derived.by((): boolean => hasChoice(this.ask));
  top = $derived.by((): Card => this.state?.game?.discards.at(-1) ?? "");
  /** The bots that can sit here, weakest first. */
  offer = $derived(this.offers?.games.find((offer) => offer.game === this.state?.table.game));
  levels = $derived<string[]>(this.offer?.levels ?? []);
  /** The level that is offered first. */
  level = $derived(this.offer?.level ?? "steady");
  openPhases = $derived.by(() => {
    const open = this.state?.game?.seats[this.seat]?.open ?? [];
    return (this.connection.sheet?.phases ?? []).filter((phase) => open.includes(phase.number));
  });
  #towards = $derived.by(() => (this.aim ? (this.connection.sheet?.tasks ?? []).filter((task) => task.number === this.aim) : this.openPhases));
  useful = $derived.by((): Card[] => {
    const fitting = (this.ask?.hits ?? []).flatMap(hitCards);
    const found = this.aim ? { seat: this.#uses.seat, cards: [...(this.#uses.tasks[this.aim] ?? []), ...fitting] } : this.#useful;
    return found.seat === this.seat ? found.cards : [];
  });
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
  answer(...words: (string | number)[]): Promise<boolean> {
    return this.#answer([this.seat, ...words].join(" "));
  }

  /** The same for another of the own seats, in a window. */
  answerAs(seat: number, ...words: (string | number)[]): Promise<boolean> {
    return this.#answer([seat, ...words].join(" "));
  }

  async #answer(move: string): Promise<boolean> {
    const question = this.state?.question ?? -1;
    if (this.past || question === this.#answered) return false;
    this.#answered = question;
    const reply = await this.connection.request("answer", { question, move });
    this.#judge(reply);
    const done = reply.type !== "refused" && reply.type !== "lost";
    if (reply.type === "lost") this.#kept = { question, move, at: performance.now() };
    if (!done && this.#answered === question) this.#answered = -1;
    if (done) this.selected = "";
    return done;
  }

  /** A tap that met a broken connection is made up for, if the same question is still asked. */
  #makeUp(state: State): void {
    const kept = this.#kept;
    this.#kept = null;
    if (kept && kept.question === state.question && performance.now() - kept.at < PATIENCE) queueMicrotask(() => void this.#answer(kept.move));
  }

  /** Lets a window pass, for everybody at this device. */
  async wave(): Promise<boolean> {
    const question = this.state?.question ?? -1;
    const done = await Promise.all(this.asked.map(({ seat }) => this.ok("wave", { question, seat })));
    return done.every(Boolean);
  }

  /** Lets this window pass and all others before one's own turn. */
  waveOn(): Promise<boolean> {
    this.quiet = true;
    return this.wave();
  }

  /** Somebody has taken the device. */
  lift(): void {
    this.holder = this.curtain;
    this.selected = "";
  }

  undo(): Promise<boolean> {
    this.#answered = -1;
    return this.ok("undo", { question: this.state?.question ?? -1, seat: this.seat, count: 1 });
  }

  async askHint(): Promise<void> {
    const question = this.state?.question ?? -1;
    const reply = await this.connection.request("hint", { seat: this.seat });
    this.#judge(reply);
    if (reply.type === "hinted") this.hint = { move: reply.move, question, why: { key: reply.key, details: reply.details, text: reply.text } };
  }

  /** Another game. Against bots it begins at once, with the same ones. */
  async rematch(): Promise<void> {
    const alone = onlyBots(this.state?.table.chairs ?? [], this.connection.seats);
    if ((await this.ok("rematch")) && alone) await this.ok("start", { fill: this.level });
  }

  check(move: string): Promise<Answer> {
    return this.connection.request("check", { move });
  }

  async ready(): Promise<boolean> {
    const done = await Promise.all(this.unready.map((seat) => this.#promise(seat)));
    return done.every(Boolean);
  }

  /** Says that a seat is ready, and promises a random number for the coming shuffle. Who is too late is dealt cards all the same. */
  async #promise(seat: number): Promise<boolean> {
    const promise = this.witness.promise(this.state?.table.commitment ?? "", seat);
    const reply = await this.connection.request("ready", { seat, promise });
    if (reply.type === "refused" && reply.key === "ready-late") return true;
    this.#judge(reply);
    return reply.type !== "refused" && reply.type !== "lost";
  }

  /** Shows the own numbers as soon as nobody can promise one any more. */
  #reveal(state: State): void {
    for (const { seat, nonce } of this.witness.reveals(state.table)) {
      if (this.#shown.has(nonce)) continue;
      this.#shown.add(nonce);
      queueMicrotask(() => void this.connection.request("reveal", { seat, nonce }).then((reply) => {
        if (reply.type === "refused" && reply.key === "too-fast") setTimeout(() => this.#revealAgain(nonce), 300);
      }));
    }
  }

  #revealAgain(nonce: string): void {
    this.#shown.delete(nonce);
    if (this.state) this.#reveal(this.state);
  }

  /** What the witness of the shuffles thinks of a message. */
  #watch(message: Extract<Message, { type: "welcome" | "update" }>, before: State | null): void {
    const { entries, state } = message;
    const { sheet, seats } = this.connection;
    if (!sheet) return;
    this.witness.take(entries, before, state, sheet, seats);
    this.verdict = (state.table.proof && this.witness.verdicts.get(state.table.proof.commitment)) ?? this.verdict;
    if (this.verdict?.verdict === "unfair") this.fraud ??= this.verdict;
  }

  /** What this browser saw of the game, as a file: `zehn verify` compares the record with it. */
  receipt(): string {
    return `data:application/json,${encodeURIComponent(JSON.stringify(this.witness.receipt(this.connection.seats)))}`;
  }

  offered(offers: Games): void {
    this.offers = offers;
    this.phrases = offers.phrases;
  }

  sort(order: Order): void {
    this.order = order;
    keep("order", order);
  }

  /** The next way to sort the hand. */
  nextOrder(): void {
    const orders: Order[] = ["value", "colour", "phase"];
    this.sort(orders[(orders.indexOf(this.order) + 1) % orders.length] ?? "value");
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
      this.#shown.clear();
      this.#makeUp(message.state);
    }
    if (message.type === "renewed") renewToken(this.code, message.seat, message.token, this.connection.tokens);
    if (message.type !== "welcome" && message.type !== "update") return;
    const { state } = message;
    const earlier = message.type === "welcome" && !before ? tell(message.log ?? [], null, state, this.teller) : [];
    this.lines = [...this.lines, ...earlier, ...tell(message.entries, before, state, this.teller)].slice(-MOST_LINES);
    this.#notice(state, before);
    this.#watch(message, before);
    this.#getReady(state);
    this.#reveal(state);
    this.#start(state);
  }

  #notice(state: State, before: State | null): void {
    const you = state.you.find((one) => one.ask) ?? state.you[0];
    const mine = state.game?.seats[you?.seat ?? -1];
    if (you?.ask?.uses) this.#uses = { seat: you.seat, tasks: you.ask.uses };
    if (you?.ask && ["play", "finish", "deal"].includes(you.ask.kind)) this.#useful = { seat: you.seat, cards: you.ask.useful ?? [] };
    else if (isLaid(mine) || state.game?.round !== before?.game?.round) this.#useful = { seat: -1, cards: [] };
    if (you?.ask && ["draw", "play"].includes(you.ask.kind)) this.quiet = false;
    if (state.question !== before?.question) {
      if (this.quiet && you?.ask?.kind === "knock") queueMicrotask(() => void this.wave());
      if (this.refusal && this.refusal.key !== "stale") this.refusal = null;
      if (you?.ask?.kind === "draw" || you?.ask?.kind === "deal") chime();
      if (you?.ask?.kind === "roll" && !before?.you.some((one) => one.seat === you.seat && one.ask?.kind === "choose")) chime();
      if (you?.ask?.kind === "knock" && !this.quiet) chime(true);
    }
    const held = you?.hand?.cards ?? [];
    const [card, number] = this.selected.split("#");
    if (card && held.filter((other) => other === card).length <= Number(number)) this.selected = "";
  }

  /** Before the first deal, and before one that is dealt again, everybody is ready at once; later the pad is read first. Dice go on without a pause. */
  #getReady(state: State): void {
    const { table } = state;
    const early = table.phase === "lobby" || (table.phase === "between" && (!table.proof || table.game === "dice" || state.game?.again));
    if (!early || this.#readied === table.commitment) return;
    const asked = state.you.filter((you) => you.ask?.kind === "ready");
    if (!asked.length) return;
    this.#readied = table.commitment;
    // after this message has been taken in: requests wait for a connection that is welcomed
    queueMicrotask(() => asked.forEach((you) => void this.#promise(you.seat).then((done) => done || this.#getReadyAgain())));
  }

  /** Nobody else may be there to let the game go on: what was not heard is said again, at the latest when the table is back. */
  #getReadyAgain(): void {
    this.#readied = "";
    setTimeout(() => this.state && this.#getReady(this.state), 300);
  }

  #start(state: State): void {
    if (kept("start") !== this.code || state.table.phase !== "lobby") return;
    keep("start", "");
    queueMicrotask(() => void this.connection.request("start", { fill: "steady" }));
  }
}
