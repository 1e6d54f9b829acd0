/** What every move of a finished game was worth, round by round (`zehn-review/1`, docs/coach.md). */

import { Refused } from "../lib/api";
import type { Refusal } from "../lib/protocol";

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export type Verdict = "forced" | "fine" | "undecided" | Mark;
export type Mark = "inaccuracy" | "mistake" | "blunder";
export const MARKS: Mark[] = ["inaccuracy", "mistake", "blunder"];

export interface Decision {
  round: number;
  move: number;
  seat: number;
  played: string;
  best: string;
  verdict: Verdict;
  kind: string;
  value: number;
  cost: Estimate;
  why?: { key: string; details: Record<string, string | number>; text: string };
}

export interface ReviewRound {
  players: string[];
  unit: "chance" | "points";
  rounds: number;
  round: number;
  start: number;
  result: number[] | null;
  decisions: Decision[];
  luck: { round: number; move: number; seat: number; luck: number }[];
  seats: SeatSum[];
  chances: number[][];
}

/** What a seat lost and what luck brought it, in a part of the game. */
export interface SeatSum {
  seat: number;
  luck: number;
  loss: number;
  marks: Record<Mark, number>;
}

/** A point of the curve: what each player had after a move, and where that is. */
export interface Point {
  round: number;
  move: number;
  chances: number[];
}

const isMark = (verdict: Verdict): verdict is Mark => MARKS.includes(verdict as Mark);
const MOMENTS = 5;

/** Fetches a round. Whoever works it out event by event shows the events meanwhile: each is a round in small. */
export type Fetch = (round: number, show: (event: ReviewRound) => void, stop: AbortSignal) => Promise<ReviewRound>;

const added = (round: ReviewRound | null, event: ReviewRound): ReviewRound =>
  round
    ? {
        ...round,
        decisions: [...round.decisions, ...event.decisions],
        luck: [...round.luck, ...event.luck],
        seats: [...round.seats, ...event.seats],
        chances: [...round.chances, ...event.chances],
      }
    : event;

const nothing = (seat: number): SeatSum => ({
  seat,
  luck: 0,
  loss: 0,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
});

const together = (one: SeatSum, other: SeatSum): SeatSum => ({
  seat: one.seat,
  luck: one.luck + other.luck,
  loss: one.loss + other.loss,
  marks: {
    inaccuracy: one.marks.inaccuracy + other.marks.inaccuracy,
    mistake: one.marks.mistake + other.marks.mistake,
    blunder: one.marks.blunder + other.marks.blunder,
  },
});

export class Review {
  /** Those that are there, and what is known of the next one. */
  #done = $state.raw<ReviewRound[]>([]);
  #next = $state.raw<ReviewRound | null>(null);
  rounds = $derived.by((): ReviewRound[] => (this.#next ? [...this.#done, this.#next] : this.#done));
  denied = $state.raw<Refusal | null>(null);
  working = $state(false);
  #stopping = new AbortController();
  #wanted = false;

  constructor(private readonly fetch: Fetch) {}

  total = $derived.by((): number => this.rounds[0]?.rounds ?? 0);
  unit = $derived.by((): ReviewRound["unit"] => this.rounds[0]?.unit ?? "chance");
  players = $derived.by((): string[] => this.rounds[0]?.players ?? []);
  /** How many rounds are there from their beginning to their end. */
  done = $derived.by((): number => this.#done.length);
  finished = $derived.by((): boolean => this.total > 0 && this.done === this.total);

  curve = $derived.by((): Point[] =>
    this.rounds.flatMap(({ round, chances }) => chances.map((row, move): Point => ({ round, move, chances: row }))),
  );

  /** The decisions that cost most for certain, the dearest first. */
  moments = $derived.by((): Decision[] =>
    this.rounds
      .flatMap(({ decisions }) => decisions)
      .filter(({ verdict }) => isMark(verdict))
      .toSorted((one, other) => other.cost.low - one.cost.low)
      .slice(0, MOMENTS),
  );

  /** The decisions of a seat that were marked. Whether to knock is no exercise: it is over before anybody has thought. */
  mistakes(seat: number): Decision[] {
    const own = this.rounds.flatMap(({ decisions }) => decisions).filter((one) => one.seat === seat);
    return own.filter(({ verdict, kind }) => isMark(verdict) && kind !== "knock");
  }

  /** Each seat over all rounds that are there. */
  seats = $derived.by((): SeatSum[] => {
    const parts = this.rounds.flatMap(({ seats }) => seats);
    return this.players.map((_, seat) => parts.filter((part) => part.seat === seat).reduce(together, nothing(seat)));
  });

  /** What was decided with a move of a round. */
  decision(round: number, move: number): Decision | null {
    return this.rounds[round]?.decisions.find((one) => one.move === move) ?? null;
  }

  /** Fetch the rounds that are missing, one after another; after a refusal it can be asked to go on. */
  async run(): Promise<void> {
    this.#wanted = true;
    if (this.working) return;
    [this.working, this.denied] = [true, null];
    try {
      while (this.#goesOn()) await this.#round();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.denied = error.refusal;
    } finally {
      this.working = false;
    }
  }

  readonly #goesOn = (): boolean => this.#wanted && !this.finished;

  async #round(): Promise<void> {
    const { signal } = (this.#stopping = new AbortController());
    const show = (event: ReviewRound): void => void (this.#next = added(this.#next, event));
    try {
      const round = await this.fetch(this.done, show, signal);
      this.#done = [...this.#done, round];
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.#next = null;
    }
  }

  /** Nobody looks at it any more. */
  stop(): void {
    this.#wanted = false;
    this.#stopping.abort();
  }
}
