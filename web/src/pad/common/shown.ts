/** A pad as the engine shows it, and what the page asks of it (`zehn.local.pad`). */

import { engine } from "../../lib/local/engine.svelte";
import type { GameName, Refusal, Rules, Views } from "../../lib/protocol";
import { speech } from "../../lib/words.svelte";

/** What one player did in a round; null: nothing is written down yet. */
export interface Score {
  laid?: number | number[];
  jokerless?: number[];
  out?: boolean;
  points?: number;
  left?: Record<string, number>;
  noted?: (number | string)[];
}
export type Scores = (Score | null)[];
export type Entry = Record<string, unknown>;

/** What can be entered for a seat. */
export interface Asked {
  phases?: number[];
  tasks?: number[];
  playoff?: boolean;
  most?: number[];
  last?: boolean;
  /** Of each phase: whether the dice need their colours. */
  colours?: boolean[];
}

export interface Fault extends Refusal {
  round: number;
  seat: number;
}

export interface Shown<G extends GameName = GameName> {
  entries: Entry[];
  kind: G;
  players: string[];
  first_dealer: number;
  sheet: Views[G]["sheet"];
  game: Views[G]["game"];
  asked: (Asked | null)[];
  dealer: number;
  winners: number[];
  totals: number[];
  done: number[][];
  rounds: Scores[];
  costs: { points: number; cards: string[] }[];
  /** How likely each is to win against equals, and by how many percentage points that is off; null: nobody knows. */
  chances: number[] | null;
  doubt: number;
  words: Record<string, string>;
  faults: Fault[];
}

/** What a game's form for entering a round is given. `before` is what is written down, if that is corrected. */
export interface Entering {
  shown: Shown;
  asked: (Asked | null)[];
  before: Scores | null;
  busy: boolean;
  onscores: (scores: Scores) => void;
}

/** What the referee finds: the groups that cards make, what fits them, what is left over; or what dice are worth. */
export interface Found {
  phase: number;
  groups?: string[][];
  fits?: string[][];
  rest?: string[];
  points?: number;
}

/** A phase that lies on the table, its groups as texts of cards. */
export interface Laid {
  seat: number;
  phase: number;
  groups: string[];
}

export interface Texts {
  file: string;
  csv: string;
  message: string;
}

const ask = <T>(what: string, fields: object): Promise<T> =>
  engine.call<T>(`pad.${what}`, { ...fields, lang: speech.language });

export const begin = (game: string, players: string[], rules: Rules): Promise<Shown> =>
  ask("begin", { first: { game, players, rules, dealer: 0, at: Date.now() } });
export const show = (entries: Entry[]): Promise<Shown> => ask("show", { entries });
export const add = (entries: Entry[], entry: Entry): Promise<Shown> => ask("add", { entries, entry });
export const asked = (entries: Entry[], round: number): Promise<(Asked | null)[]> => ask("asked", { entries, round });
export const onTable = (entries: Entry[], laid: Laid[]): Promise<(Found | Refusal)[]> =>
  ask("on_table", { entries, laid });
export const texts = (entries: Entry[]): Promise<Texts> => ask("texts", { entries });
export const open = (text: string): Promise<Shown> => ask("open", { text });
export const mayLay = (entries: Entry[], seat: number, cards: string, phase: number | null): Promise<Found> =>
  ask("may_lay", { entries, seat, cards, ...(phase === null ? {} : { phase }) });
