/** The protocol of live tables as far as this client speaks it (docs/protocol.md). */

export type Card = string;
export type Rules = Record<string, unknown>;

export interface Setting {
  name: string;
  type: "choice" | "choices" | "selection" | "tasks" | "flag" | "count" | "seconds" | "dice";
  values: string[];
  default: unknown;
  editions: Record<string, unknown>;
  least: number;
  nullable: boolean;
  clause: string;
}

export interface Phase {
  number: number;
  contract: string;
}

export interface GameOffer {
  game: string;
  least: number;
  most: number;
  settings: Setting[];
  phases: Phase[];
  levels: string[];
  /** The level that is offered first. */
  level: string;
}

export interface Phrase {
  key: string;
  words: Record<string, string>;
}

export interface Games {
  protocol: number;
  games: GameOffer[];
  phrases: Phrase[];
}

export interface Place {
  table: string;
  seat: number;
  token: string;
  join: string;
  personal: string;
}

export interface Paragraph {
  clause: string;
  text: string;
  listed: boolean;
}

export interface Book {
  title: string;
  chapters: { title: string; paragraphs: Paragraph[] }[];
  phases: Record<string, string>;
}

/** Somebody's own sheet, read by the server. */
export interface OwnSheet {
  name: string;
  sheet: Record<string, unknown>;
  phases: Phase[];
  values: Record<string, unknown>;
  least: number;
  most: number;
}

export interface Options {
  clock: number;
  grace: number;
  pace: number;
  rest: number;
  undo: boolean;
  spectators: boolean;
  chat: boolean;
}

export interface Chair {
  kind: "open" | "human" | "bot";
  name: string;
  level: string;
  connected: boolean;
  stand_in: string;
  muted: boolean;
  ready: boolean;
}

export interface Table {
  code: string;
  game: string;
  phase: "lobby" | "playing" | "between" | "over";
  paused: boolean;
  host: number;
  number: number;
  chairs: Chair[];
  spectators: number;
  options: Options;
  commitment: string;
  /** The promises of the seats for the coming deal, and whether nobody can add one any more. */
  promises?: string[];
  bound?: boolean;
  proof: Proof | null;
  left: Card[][];
  /** Until when the table is kept if nothing happens any more (milliseconds); 0: for good. */
  until: number;
}

export interface Proof {
  /** Version 1 had none, and no promises. */
  version?: number;
  promises?: string[];
  commitment: string;
  seed: string;
  nonces: string[];
}

export interface Group {
  owner: number;
  phase: number;
  form: string;
  cards: Card[];
  low: string;
  high: string;
}

export interface Seat {
  cards: number;
  open: number[];
  laid: number;
  skip: boolean;
  total: number;
  done: number[];
  stage: number;
  known: Card[];
}

export interface Score {
  points: number[];
  laid: number[];
}

/** What everybody sees of the phase card game. */
export interface CardGame {
  round: number;
  dealer: number;
  turn: number;
  step: "draw" | "play" | "knock" | "over";
  knockers: number[];
  pile: number;
  discards: Card[];
  groups: Group[];
  seats: Seat[];
  scores: Score[];
  winners: number[];
  after: number;
  knocked: number;
  lost: number[];
  playing: number[];
  playoff: boolean;
  turns: number;
  ending: string;
  turning: { count: number; cards: Card[] } | null;
  /** Profi-Sort: the cards are dealt again. */
  again?: boolean;
}

export interface CardSheet {
  rules: Rules;
  values: string[];
  colours: string[];
  phases: Phase[];
  /** Profi-Sort has these in place of phases. */
  tasks?: Phase[];
  points: Record<Card, number>;
  settings: Record<string, unknown>;
  deal: number;
  /** All cards in the order of the sheet, from which a shuffle starts; the dice game has dice in their place. */
  deck?: Card[];
  dice?: string[][];
}

export interface Lay {
  move: string;
  phase: number;
  groups: Card[][];
}

export interface Hit {
  move: string;
  card?: Card;
  /** Profi-Sort: cards that are hit together. */
  cards?: Card[];
  group: number;
  end: "" | "low" | "high";
}

export interface Ask {
  kind: "ready" | "draw" | "play" | "knock" | "roll" | "choose" | "deal" | "finish";
  moves?: string[];
  lays?: Lay[];
  hits?: Hit[];
  useful?: Card[];
  missing?: Record<string, number>;
  /** Profi-Sort: the cards of the hand that bring each task nearer. */
  uses?: Record<string, Card[]>;
}

export interface You {
  seat: number;
  hand: { cards: Card[]; drawn: Card[] } | null;
  ask: Ask | null;
  undo: number;
}

export interface Clock {
  kind: "window" | "decision" | "deal";
  left: number;
  whole: number;
}

export interface State {
  seq: number;
  question: number;
  table: Table;
  game: CardGame | null;
  you: You[];
  clock: Clock | null;
}

export interface What {
  kind: string;
  move?: string;
  by?: string;
  late?: boolean;
  seat?: number;
  name?: string;
  level?: string;
  text?: string;
  phrase?: string;
  count?: number;
  commitment?: string;
  promises?: string[];
  nonce?: string;
}

export interface Entry {
  seq: number;
  at: number;
  what: What;
  card?: Card;
}

/** A round of a finished game, state by state. */
export interface Round {
  table: Table;
  sheet: CardSheet;
  rounds: number;
  round: number;
  proof: Proof | null;
  proven: boolean;
  left: Card[][];
  /** A round is told in pages: how many steps it has, the first one of this page, the first one of the next page. */
  length: number;
  from: number;
  next: number | null;
  steps: { entry: Entry; phase: Table["phase"]; game: CardGame; hands: (You["hand"])[] }[];
}

export interface Refusal {
  clause: string;
  key: string;
  details: Record<string, string | number>;
  text: string;
}

export type Message =
  | { type: "welcome"; seats: number[]; sheet: CardSheet; entries: Entry[]; state: State; server: string; protocol: number; log?: Entry[] }
  | { type: "update"; entries: Entry[]; state: State; re?: number }
  | ({ type: "refused"; re?: number; state: State | null } & Refusal)
  | ({ type: "checked"; re: number; ok: boolean; preview: { cards: Card[]; groups: Card[][] } | null } & Partial<Refusal>)
  | { type: "hinted"; re: number; move: string; level: string; key: string; details: Refusal["details"]; text: string }
  | { type: "renewed"; re: number; seat: number; token: string }
  | { type: "pong"; re: number }
  | { type: "bye"; why: string; again: boolean };
