/**
 * The protocol of live tables (docs/protocol.md), written by scripts/protocol-types: change the classes in Python, then
 * run it again.
 */

export type Card = string;
export type Rules = Record<string, unknown>;

/** What a fair shuffle is proved by; version 1 had no version and no promises. */
export interface Proof {
  version?: number;
  seed: string;
  commitment: string;
  nonces: string[];
  promises?: string[];
}

/**
 * What does not change during a game. `rules` are those that were named, `settings` all in force; `deck` are all
 * cards in the order of the sheet, in which they lie before the fair shuffle.
 */
export interface Phase10Sheet {
  rules: Record<string, unknown>;
  values: string[];
  colours: string[];
  phases: Phase[];
  points: Record<string, number>;
  settings: Record<string, unknown>;
  deal: number;
  deck: string[];
}

/** A group on the table. `low` and `high` are the ends of a run; else both are its value, colour or card. */
export interface Phase10Group {
  owner: number;
  phase: number;
  form: string;
  cards: string[];
  low: string;
  high: string;
}

/** What everybody sees of a seat. `known` are cards that it took up openly, `open` the phases it may lay. */
export interface Phase10Seat {
  cards: number;
  open: number[];
  laid: number;
  skip: boolean;
  total: number;
  done: number[];
  stage: number;
  known: string[];
}

/** A finished round. */
export interface Phase10Score {
  points: number[];
  laid: number[];
}

/** The last turning of the pile; `since` tells who drew ("") or showed a card after it. */
export interface Phase10Turning {
  count: number;
  cards: string[];
  unknown: number[];
  since: [number, string][];
}

/**
 * What everybody sees. `discards` lie from the bottom to the top; `step` is draw, play,
 * knock or over. `barred`, only with `knock_again = "next_discard"`: the seats that may not knock for the next discard
 * of another one (P10-V3a).
 */
export interface Phase10Game {
  round: number;
  dealer: number;
  turn: number;
  step: "draw" | "play" | "knock" | "over";
  knockers: number[];
  pile: number;
  discards: string[];
  groups: Phase10Group[];
  seats: Phase10Seat[];
  scores: Phase10Score[];
  winners: number[];
  after: number;
  knocked: number;
  lost: number[];
  first_lost: boolean;
  playing: number[];
  playoff: boolean;
  turns: number;
  ending: string;
  turning: Phase10Turning | null;
  barred?: number[];
}

/** The own cards; `drawn` are those that came from the draw pile since it was last turned. */
export interface Phase10Hand {
  cards: string[];
  drawn: string[];
}

/** A way to lay a phase. */
export interface Phase10Lay {
  move: string;
  phase: number;
  groups: string[][];
}

/** A card that fits a group; `end` is low or high where a wild must say so. */
export interface Phase10Hit {
  move: string;
  card: string;
  group: number;
  end: string;
}

/**
 * All that a seat may do. `moves` are the plain ones; `useful` are the cards that bring a phase nearer.
 *
 * `kind` is draw, play or knock. For draw and knock `useful` holds the top discard if it helps. `missing` counts
 * the cards that are missing, by phase.
 */
export interface Phase10Question {
  kind: "draw" | "play" | "knock";
  moves: string[];
  lays?: Phase10Lay[];
  hits?: Phase10Hit[];
  useful?: string[];
  missing?: Record<string, number>;
}

/** What a move would leave in the own hand, and the group it would make or grow. */
export interface Phase10Preview {
  cards: string[];
  groups: string[][];
}

/** A phase of the sheet; `most` is the greatest score, as the pad prints it. */
export interface DicePhase {
  number: number;
  contract: string;
  most: number;
}

/** The five-phase bonus: `points` with a total of at least `least` when phase `after` is noted (DICE-11). */
export interface DiceBonus {
  after: number;
  least: number;
  points: number;
}

/** What does not change during a game. `dice` are the faces of each; `fail` is what a failure costs alone. */
export interface DiceSheet {
  rules: Record<string, unknown>;
  colours: string[];
  dice: string[][];
  phases: DicePhase[];
  rolls: number;
  five: DiceBonus;
  ten: number;
  fail: number;
  settings: Record<string, unknown>;
}

/** A phase on the pad: its points, and the running total with them, bonus included. */
export interface DiceNoted {
  points: number;
  total: number;
}

/**
 * A column of the pad. `phase` is the one that is tried next, 0 after the last; bonuses are null while open.
 *
 * `failed` counts failed attempts at this phase, `off` is what failures cost (alone), `gained` what was noted in this
 * round; `ended`: all phases are done, or the last go has failed.
 */
export interface DiceSeat {
  phase: number;
  phases: DiceNoted[];
  total: number;
  five: number | null;
  ten: number | null;
  failed: number;
  off: number;
  ended: boolean;
  gained: number | null;
}

/** The attempt that ended last, of anybody; `points` are null if nothing was noted. */
export interface DiceLast {
  seat: number;
  phase: number;
  faces: string[];
  points: number | null;
}

/**
 * What everybody sees. `step` is roll, choose or over; `kept` are the dice that are not thrown next.
 *
 * `points` and `counts` are what the dice on the table are worth to the seat whose turn it is, and which of them
 * count (DICE-10); null and none if they do not make its phase. `ready`: the seat stood in the last phase when its
 * turn began. `finisher` was the first to do all phases, in round `last_round`; both are -1 before.
 */
export interface DiceGame {
  round: number;
  turn: number;
  step: "roll" | "choose" | "over";
  faces: string[];
  kept: number[];
  rolls: number;
  points: number | null;
  counts: number[];
  throws: number;
  ready: boolean;
  seats: DiceSeat[];
  scores: (number | null)[][];
  finisher: number;
  last_round: number;
  winners: number[];
  last: DiceLast | null;
}

/** Nothing is hidden in this game. */
export type DiceHand = Record<string, never>;

/** What `score` or `pass` would note: points, the bonus if this decides one, and the new total. */
export interface DiceEnd {
  points: number | null;
  total: number;
  five?: number | null;
  ten?: number | null;
  off?: number;
}

/**
 * All that a seat may do.
 *
 * `kind` is roll or choose. Any set of `keeps` may be kept for the next throw (`left`: how many throws are left);
 * `useful` are those that bring the phase nearest. `score` and `decline` tell what an end of the attempt would do.
 */
export interface DiceQuestion {
  kind: "roll" | "choose";
  moves: string[];
  keeps?: number[];
  left?: number;
  useful?: number[];
  score?: DiceEnd | null;
  decline?: DiceEnd | null;
}

/**
 * What the dice that are kept are good for: of them `counts`, `missing` more are needed.
 *
 * `points` are those of the kept dice alone, null while some are missing.
 */
export interface DicePreview {
  counts: number[];
  missing: number;
  points: number | null;
}

/** A task of the sheet; `bonus` are the points that are struck by laying it without joker (0: there are none). */
export interface SortTask {
  number: number;
  contract: string;
  jokers: boolean;
  bonus: number;
}

/**
 * What does not change during a game. `rules` are those that were named, `settings` all in force.
 *
 * `repeat` is the number of the task that repeats another one (SORT-13), 0 if it is not played. Each of `pairs`
 * carries `pair_bonus` until both tasks are done.
 */
export interface SortSheet {
  rules: Record<string, unknown>;
  values: string[];
  colours: string[];
  tasks: SortTask[];
  repeat: number;
  pairs: [number, number][];
  pair_bonus: number;
  points: Record<string, number>;
  settings: Record<string, unknown>;
  deal: number;
  deck: string[];
}

/**
 * A group on the table: the `place`-th one of a laying of `task`; `repeat`: it was laid once more for task 15.
 *
 * `low` and `high` are the ends of a run; else both tell what the group was laid with.
 */
export interface SortGroup {
  owner: number;
  task: number;
  place: number;
  repeat: boolean;
  form: string;
  cards: string[];
  low: string;
  high: string;
}

/**
 * What everybody sees of a seat. `laid` are the tasks of this round in their order, `received` its open aces.
 *
 * `jokerless` are the tasks whose bonus is struck, `pairs` the pairs that are; `struck` and `open_bonus` the points of
 * both kinds of bonuses. `known` are cards that it took up openly. `short` is the name on the score list, `sign` the
 * Roman numeral.
 */
export interface SortSeat {
  cards: number;
  laid: number[];
  done: number[];
  received: string[];
  jokerless: number[];
  pairs: [number, number][];
  struck: number;
  open_bonus: number;
  total: number;
  known: string[];
  short: string;
  sign: string;
}

/** A finished round: points, running totals, the tasks that each laid; `deals` is the sign of who deals next. */
export interface SortScore {
  points: number[];
  totals: number[];
  laid: number[][];
  dealer: number;
  deals: string;
}

/**
 * What everybody sees. `discards` lie from the bottom to the top; `step` is deal, draw, play, finish or over.
 *
 * `asked` are the seats that were asked for a new deal, `again` means that the cards are dealt again (SORT-03);
 * `given` holds (giver, receiver) of this round (SORT-18).
 */
export interface SortGame {
  round: number;
  dealer: number;
  turn: number;
  step: "deal" | "draw" | "play" | "finish" | "over";
  pile: number;
  discards: string[];
  groups: SortGroup[];
  seats: SortSeat[];
  scores: SortScore[];
  winners: number[];
  after: number;
  asked: number[];
  again: boolean;
  given: [number, number][];
  turns: number;
  ending: string;
}

/** The own cards, without received aces: those lie open. */
export interface SortHand {
  cards: string[];
}

/** A way to lay a task, or to repeat it and go out; `strikes` are the bonus points that it would strike. */
export interface SortLay {
  move: string;
  task: number;
  repeat: boolean;
  groups: string[][];
  strikes: number;
}

/** Cards that fit a group, several where they come at once; `end` is low or high where a joker must say so. */
export interface SortHit {
  move: string;
  cards: string[];
  group: number;
  end: string;
}

/**
 * All that a seat may do. `kind` is deal, draw, play or finish; `moves` are the plain ones.
 *
 * `missing` counts the cards that each task lacks, `uses` names the cards of the hand that bring it nearer. `useful`
 * are those of the nearest open tasks, and those that fit a group; for draw it is the top discard, if that helps.
 */
export interface SortQuestion {
  kind: "deal" | "draw" | "play" | "finish";
  moves: string[];
  lays?: SortLay[];
  hits?: SortHit[];
  useful?: string[];
  missing?: Record<string, number>;
  uses?: Record<string, string[]>;
}

/** What a move would leave in the own hand, and the groups it would make or grow. */
export interface SortPreview {
  cards: string[];
  groups: string[][];
}

/** What each game shows: the game of a table tells its views apart. */
export interface Views {
  phase10: {
    sheet: Phase10Sheet;
    game: Phase10Game;
    hand: Phase10Hand;
    question: Phase10Question;
    preview: Phase10Preview;
  };
  dice: {
    sheet: DiceSheet;
    game: DiceGame;
    hand: DiceHand;
    question: DiceQuestion;
    preview: DicePreview;
  };
  profisort: {
    sheet: SortSheet;
    game: SortGame;
    hand: SortHand;
    question: SortQuestion;
    preview: SortPreview;
  };
}
export type GameName = keyof Views;

/** A phase of the sheet. */
export interface Phase {
  number: number;
  contract: string;
}

/**
 * What the host chose besides the rules, in seconds: for each decision (`clock`, 0: any time), until a bot sits in
 * for a player who has gone (`grace`), how long bots seem to think (`pace`), between two rounds (`rest`).
 */
export interface Options {
  clock: number;
  grace: number;
  pace: number;
  rest: number;
  undo: boolean;
  spectators: boolean;
  chat: boolean;
}

/** A chair: open, human or bot. `stand_in` is the bot that plays for somebody who is away. */
export interface Chair {
  kind: "open" | "human" | "bot";
  name: string;
  level: string;
  connected: boolean;
  stand_in: string;
  muted: boolean;
  ready: boolean;
}

/** The table besides the game. */
export interface Table<G extends GameName = GameName> {
  code: string;
  game: G;
  phase: "lobby" | "playing" | "between" | "over";
  paused: boolean;
  host: number;
  number: number;
  chairs: Chair[];
  spectators: number;
  options: Options;
  commitment: string;
  promises: string[];
  bound: boolean;
  proof: Proof | null;
  left: string[][];
  until: number;
}

/** How many milliseconds are left of how many, for a window or a decision. */
export interface Clock {
  kind: "window" | "decision" | "deal";
  left: number;
  whole: number;
}

/** The question before a deal: the promise of a nonce, please. */
export interface ReadyQuestion {
  kind: "ready";
}

/** What one of the client's seats sees, and its question if it is asked. */
export interface You<G extends GameName = GameName> {
  seat: number;
  hand: Views[G]["hand"] | null;
  ask: Views[G]["question"] | ReadyQuestion | null;
  undo: number;
}

/** All that a client may know now, with a view for each of its seats. `question` is what answers must name. */
export interface State<G extends GameName = GameName> {
  seq: number;
  question: number;
  table: Table<G>;
  game: Views[G]["game"] | null;
  you: You<G>[];
  clock: Clock | null;
}

/** An entry as it goes out. `card` is what a move showed to its own seat, and goes to that seat only. */
export interface Entry {
  seq: number;
  at: number;
  what: What;
  card?: string;
}

/** A setting that players may choose. */
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

/**
 * A game that can be played here; `level` is the bot that a new table offers first. `missing`: bots that cannot
 * play here, each with the reason: `slow`, or `tables` that there are not.
 */
export interface GameOffer {
  game: GameName;
  least: number;
  most: number;
  settings: Setting[];
  phases: Phase[];
  levels: string[];
  level: string;
  missing: Record<string, string>;
}

/** A quick phrase in all languages. */
export interface Phrase {
  key: string;
  words: Record<string, string>;
}

/** All games, and the quick phrases. */
export interface Games {
  protocol: number;
  games: GameOffer[];
  phrases: Phrase[];
}

/** A chair that was taken, and two links: for other players, and for the player's other devices. */
export interface Place {
  table: string;
  seat: number;
  token: string;
  join: string;
  personal: string;
}

/** Some sentences and the clause they come from. */
export interface Paragraph {
  clause: string;
  text: string;
  listed: boolean;
}

/** A part of the book. */
export interface Chapter {
  title: string;
  paragraphs: Paragraph[];
}

/** The book; `phases` tells each phase in words, by its number. */
export interface Book {
  title: string;
  chapters: Chapter[];
  phases: Record<string, string>;
}

/** An own sheet that can be played: `sheet` goes into the rules of a table, `values` are all settings by it. */
export interface OwnSheet {
  name: string;
  sheet: Record<string, unknown>;
  phases: Phase[];
  values: Record<string, unknown>;
  least: number;
  most: number;
}

/**
 * How hard a phase is: `chance` to be dealt it, how many cards a dealt hand lacks (`missing`), after how many turns
 * it can be laid; `slow` is the share of players who were not ready after 40 turns. `says` is the phase in words.
 */
export interface PhaseFigures {
  number: number;
  contract: string;
  chance: number;
  missing: number;
  turns: number;
  slow: number;
  says: string;
}

/** The figures of some phases. */
export interface Figures {
  phases: PhaseFigures[];
}

/** After an entry: the phase of the table, what everybody saw, what each seat held. */
export interface Step<G extends GameName = GameName> {
  entry: Entry;
  phase: "lobby" | "playing" | "between" | "over";
  game: Views[G]["game"];
  hands: Views[G]["hand"][];
}

/**
 * A page of a round of a finished game. `proven`: its shuffle was worked out again from the proof, and agrees.
 *
 * The round has `length` steps; these begin with number `start`, and `next` is the first of the next page.
 */
export interface Round<G extends GameName = GameName> {
  table: Table<G>;
  sheet: Views[G]["sheet"];
  rounds: number;
  round: number;
  proof: Proof | null;
  proven: boolean;
  left: string[][];
  length: number;
  next: number | null;
  from: number;
  steps: Step<G>[];
}

/** A pad that was shared, and two links: for looking on, and for writing. */
export interface PadPlace {
  pad: string;
  token: string;
  watch: string;
  write: string;
}

/** The answer to hello: the entries from a number on, and whether this client may write. */
export interface PadOpened {
  type: "pad";
  protocol: number;
  start: number;
  entries: unknown[];
  writes: boolean;
}

/** Entries that were written. `re` is the id of the client's own request: none, if all of it was there already. */
export interface PadWritten {
  type: "written";
  start: number;
  entries: unknown[];
  re?: number;
}

/** Another token for writing, because the old one ends before long. */
export interface PadRenewed {
  type: "renewed";
  token: string;
}

/** What an entry says. */
export type What =
  | { kind: "created"; game: string; rules: Record<string, unknown>; chairs: number; options: Options }
  | { kind: "agreed"; rules: Record<string, unknown>; options: Options }
  | { kind: "joined"; seat: number; name: string }
  | { kind: "named"; seat: number; name: string }
  | { kind: "bot"; seat: number; level: string; name: string }
  | { kind: "left"; seat: number }
  | { kind: "chairs"; count: number }
  | { kind: "sealed"; commitment: string }
  | { kind: "promised"; seat: number; promise?: string }
  | { kind: "bound"; promises: string[] }
  | { kind: "nonce"; seat: number; nonce: string }
  | { kind: "started"; dealer: number }
  | { kind: "continued"; round: number; move: number }
  | { kind: "dealt" }
  | { kind: "move"; move: string; by?: string; late?: boolean }
  | { kind: "closed" }
  | { kind: "undo"; seat: number; count: number }
  | { kind: "paused" }
  | { kind: "resumed" }
  | { kind: "stood_in"; seat: number; level: string }
  | { kind: "returned"; seat: number }
  | { kind: "replaced"; seat: number; level: string }
  | { kind: "said"; seat: number; text?: string; phrase?: string }
  | { kind: "muted"; seat: number; muted: boolean }
  | { kind: "renewed"; seat: number }
  | { kind: "rematch" };

/** The answer to hello. `log` is what happened before, for those who want to tell it. */
export interface Welcome<G extends GameName = GameName> {
  type: "welcome";
  protocol: number;
  server: string;
  seats: number[];
  sheet: Views[G]["sheet"];
  entries: Entry[];
  state: State<G>;
  log?: Entry[];
}

/**
 * Something happened. `re` is the id of the client's own request that made it happen; `sheet` is there when other
 * rules were agreed on.
 */
export interface Update<G extends GameName = GameName> {
  type: "update";
  entries: Entry[];
  state: State<G>;
  re?: number;
  sheet?: Views[G]["sheet"];
}

/** A request was refused: the clause, the sentence, and what the client should have known. */
export interface Refused<G extends GameName = GameName> {
  type: "refused";
  re: number;
  clause: string;
  key: string;
  details: Record<string, string | number>;
  text: string;
  state: State<G> | null;
}

/** The answer to check: legal, with a preview, or the clause. */
export interface Checked<G extends GameName = GameName> {
  type: "checked";
  re: number;
  ok: boolean;
  preview?: Views[G]["preview"];
  clause?: string;
  key?: string;
  details?: Record<string, string | number>;
  text?: string;
}

/** The answer to hint: what a bot would do, and its reason – empty if it has none – in words. */
export interface Hinted {
  type: "hinted";
  re: number;
  move: string;
  level: string;
  key: string;
  details: Record<string, string | number>;
  text: string;
}

/** Another token for a seat: the answer to renew, or because the old one ends before long (`re` is 0 then). */
export interface Renewed {
  type: "renewed";
  re: number;
  seat: number;
  token: string;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  re: number;
}

/** The last message of a socket: a word for why, and whether to come back by itself. */
export interface Bye {
  type: "bye";
  why: string;
  again: boolean;
}

/** Why something was refused: the clause, a sentence by its key and details, and in the server's own words. */
export type Refusal = Pick<Refused, "clause" | "key" | "details" | "text">;

/** What a table tells a client. */
export type Message<G extends GameName = GameName> =
  Welcome<G> | Update<G> | Refused<G> | Checked<G> | Hinted | Renewed | Pong | Bye;

/** What a client can ask of a table, and what it sends with it. */
export interface Requests {
  hello: { tokens?: string[]; since?: number; lang?: string; log?: boolean };
  answer: { question: number; move: string };
  wave: { question: number; seat: number };
  check: { move: string };
  undo: { seat: number; question: number; count?: number };
  ready: { seat: number; promise?: string };
  reveal: { seat: number; nonce: string };
  say: { seat: number; text?: string; phrase?: string };
  name: { seat: number; name: string };
  leave: { seat: number };
  renew: { seat: number };
  hint: { seat: number };
  ping: Record<string, never>;
  bot: { seat: number; level?: string };
  remove: { seat: number };
  chairs: { count: number };
  start: { fill?: string };
  pause: Record<string, never>;
  resume: Record<string, never>;
  rematch: Record<string, never>;
  stand_in: { seat: number };
  mute: { seat: number; muted?: boolean };
}
