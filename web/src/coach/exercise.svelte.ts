/** A position in which somebody looks for the best move, at the ordinary table: it stands in for a live one. */

import { Refused } from "../lib/api";
import type { Answer, RequestFields, RequestType, Source } from "../lib/connection.svelte";
import { engine } from "../lib/local/engine.svelte";
import type { Checked, GameName, Refusal, Requests, State, Views } from "../lib/protocol";
import { speech } from "../lib/words.svelte";
import type { Decision } from "./review.svelte";

/** Where in a record it is, and what is best there. */
export interface Exercise {
  text: string;
  round: number;
  move: number;
  seat: number;
  best: string;
  why?: Decision["why"];
}

/** What somebody tried, and whether it is as good as the best. */
export type Tried = Decision & { good: boolean };

interface Position {
  state: State;
  sheet: Views[GameName]["sheet"];
}

const LOST: Answer = { type: "lost" };

export class ExerciseTable implements Source {
  state = $state.raw<State | null>(null);
  sheet = $state.raw<Views[GameName]["sheet"] | null>(null);
  seats = $state.raw<number[]>([]);
  denied = $state.raw<Refusal | null>(null);
  exercise = $state.raw<Exercise | null>(null);
  tried = $state.raw<Tried | null>(null);
  /** Whether the solution was asked for. */
  shown = $state(false);
  readonly online = true;
  readonly since = 0;
  readonly tokens = [];
  #position: Position | null = null;
  #question = 0;

  async open(exercise: Exercise): Promise<void> {
    [this.exercise, this.tried, this.shown, this.denied] = [exercise, null, false, null];
    try {
      const position = await this.#call<Position>("position");
      if (this.exercise !== exercise) return;
      [this.#position, this.sheet, this.seats] = [position, position.sheet, [exercise.seat]];
      this.again();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.denied = error.refusal;
    }
  }

  /** The same question anew. */
  again(): void {
    this.tried = null;
    if (this.#position) this.#show(this.#position.state);
  }

  #show(state: State): void {
    this.#question += 1;
    this.state = { ...state, question: this.#question, seq: this.#question };
  }

  #call<T>(what: string, tried = ""): Promise<T> {
    return engine.call<T>(`coach.${what}`, { ...this.exercise, tried, lang: speech.language });
  }

  async request<T extends RequestType>(type: T, ...[fields]: RequestFields<T>): Promise<Answer> {
    try {
      if (type === "check") return await this.#call<Checked>("check", (fields as Requests["check"]).move);
      if (type === "answer") return await this.#try((fields as Requests["answer"]).move);
      if (type === "hint") return this.#solution();
      return LOST;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { type: "refused", re: 0, state: null, ...error.refusal };
    }
  }

  async #try(move: string): Promise<Answer> {
    const { exercise } = this;
    const tried = await this.#call<Tried>("tried", move);
    if (this.exercise !== exercise || !this.state) return LOST;
    this.tried = tried;
    this.#show({ ...this.state, you: this.state.you.map((you) => ({ ...you, ask: null })) });
    return { type: "pong", re: 0 };
  }

  #solution(): Answer {
    const { best = "", why } = this.exercise ?? {};
    this.shown = true;
    return { type: "hinted", re: 0, move: best, level: "", key: "", details: {}, text: "", ...why };
  }

  close(): void {
    // nothing is held open
  }
}
