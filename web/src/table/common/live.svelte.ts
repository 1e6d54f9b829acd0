/** Somebody at a table: what is true now, and the parts that ask, hint, prove and tell. */

import type { Listener, Source } from "../../lib/connection.svelte";
import { server, type House } from "../../lib/houses";
import { keep, keepChair, kept, renewToken } from "../../lib/memory";
import type { Clock, GameName, Games, Message, Phrase, State, Table, Views, You } from "../../lib/protocol";
import { call } from "../../lib/sounds";
import { speech, t } from "../../lib/words.svelte";
import { gameOf } from "../games";
import { isAskedReady, questionOf } from "./asking";
import { Device } from "./device.svelte";
import { FairPlay } from "./fair-play.svelte";
import { Hints } from "./hints.svelte";
import { Log } from "./log.svelte";
import { Motion } from "./motion/motion.svelte";
import { TableRequests } from "./requests.svelte";
import type { Teller } from "./telling";

export class Live<G extends GameName = GameName> {
  readonly connection: Source<G>;
  readonly requests: TableRequests<G>;
  readonly device: Device<G>;
  readonly hints: Hints<G>;
  readonly fairness: FairPlay<G>;
  readonly log: Log<G>;
  readonly motion: Motion<G>;
  offers = $state.raw<Games | null>(null);
  /** The way back from what is no table of its own, such as an exercise. */
  leave: (() => void) | null = null;
  /** Where the table is. */
  house: House = server;

  /** `past`: a finished game is looked at; nothing can be asked of it. */
  constructor(
    readonly code: string,
    connect: (listener: Listener<G>) => Source<G>,
    readonly past = false,
  ) {
    this.requests = new TableRequests(this);
    this.device = new Device(this);
    this.hints = new Hints(this);
    this.fairness = new FairPlay(this);
    this.log = new Log(this);
    this.motion = new Motion(this);
    this.connection = connect((message, before) => this.#take(message, before));
  }

  // -- what is true now -------------------------------------------------------------------------------------

  state = $derived.by((): State<G> | null => this.connection.state);
  sheet = $derived.by((): Views[G]["sheet"] | null => this.connection.sheet);
  /** The number that answers must name. */
  question = $derived.by((): number => this.state?.question ?? -1);
  table = $derived.by((): Table<G> | null => this.state?.table ?? null);
  game = $derived.by((): Views[G]["game"] | null => this.state?.game ?? null);
  /** What the felt shows: behind the game while something still moves. */
  scene = $derived.by((): Views[G]["game"] | null => this.motion.shown?.game ?? this.game);
  /** Those of the own seats that have something to decide. */
  asked = $derived.by((): You<G>[] => (this.state?.you ?? []).filter((you) => questionOf(you)));
  /** Those that are not ready for the next deal yet. */
  unready = $derived.by((): number[] => (this.state?.you ?? []).filter(isAskedReady).map((you) => you.seat));
  /** Who acts at this device now. */
  you = $derived.by((): You<G> | null => this.device.you);
  seat = $derived.by((): number => this.you?.seat ?? -1);
  /** What that seat is asked. */
  ask = $derived.by((): Views[G]["question"] | null => questionOf(this.you));
  /** Everybody else, in the order in which they play after this seat. */
  others = $derived.by((): number[] => {
    const count = this.game?.seats.length ?? 0;
    const order = Array.from({ length: count }, (_, number) => (number + this.seat + 1) % count);
    return order.filter((seat) => seat !== this.seat);
  });
  clock = $derived.by((): Clock | null => this.state?.clock ?? null);
  isHost = $derived.by((): boolean => this.table !== null && this.connection.seats.includes(this.table.host));
  phrases = $derived.by((): Phrase[] => this.offers?.phrases ?? []);
  #offer = $derived(this.offers?.games.find((offer) => offer.game === this.table?.game));
  /** The bots that can sit here, weakest first. */
  levels = $derived<string[]>(this.#offer?.levels ?? []);
  /** The level that is offered first. */
  level = $derived(this.#offer?.level ?? "steady");

  name = (seat: number): string => {
    if (this.teller.mine(seat)) return t("t-you");
    return this.table?.chairs[seat]?.name ?? "";
  };

  teller: Teller = {
    name: this.name,
    mine: (seat) => !this.past && this.connection.seats.length === 1 && this.connection.seats.includes(seat),
    phrase: (key) => this.phrases.find((phrase) => phrase.key === key)?.words[speech.language] ?? key,
  };

  can(verb: string, ...rest: string[]): boolean {
    return this.ask?.moves.includes([this.seat, verb, ...rest].join(" ")) ?? false;
  }

  // -- what the table tells ---------------------------------------------------------------------------------

  #take(message: Message<G>, before: State<G> | null): void {
    if (message.type === "renewed") renewToken(this.code, message.seat, message.token, this.connection.tokens);
    if (message.type === "refused" && !message.re) this.requests.refusal = message;
    if (message.type !== "welcome" && message.type !== "update") return;
    const { state } = message;
    if (message.type === "welcome") {
      this.#keepChair(message.seats, state.table.game);
      this.fairness.reconnected();
      this.requests.reconnected(state);
    }
    this.log.add(message, before);
    this.motion.follow(message.type === "update" ? message.entries : [], before, state);
    if (state.question !== before?.question) this.#newQuestion(state, before);
    this.fairness.follow(message, before);
    this.#start(state);
  }

  /** Remembers the chair; of several chairs each is kept already, with its token. */
  #keepChair(seats: number[], game: string): void {
    const [[seat], [token]] = [seats, this.connection.tokens];
    if (seat === undefined || !token || seats.length > 1) return;
    keepChair({ table: this.code, game, token, seat, at: Date.now() });
  }

  #newQuestion(state: State<G>, before: State<G> | null): void {
    this.requests.forget();
    const you = state.you.find((one) => questionOf(one));
    const question = questionOf(you);
    const earlier = questionOf(before?.you.find((one) => one.seat === you?.seat));
    if (question && gameOf(state.table.game).beginsTurn(question, earlier)) call();
  }

  /** A table that was made to play at once starts as soon as somebody sits at it. */
  #start(state: State<G>): void {
    if (kept("start") !== this.code || state.table.phase !== "lobby") return;
    keep("start", "");
    queueMicrotask(() => void this.connection.request("start", { fill: "steady" }));
  }
}
