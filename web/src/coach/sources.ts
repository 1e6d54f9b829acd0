/** Where reviews come from: the server, or this device's own engine, which keeps what it has worked out. */

import manifest from "virtual:engine";

import { fileReview, isUnreachable, Refused, review as serverReview } from "../lib/api";
import type { House } from "../lib/houses";
import { engine } from "../lib/local/engine.svelte";
import { append, forget, read } from "../lib/local/store";
import { keep, kept } from "../lib/memory";
import { isSite } from "../lib/root";
import { sha256 } from "../lib/sha256";
import { speech } from "../lib/words.svelte";
import { Review, type Fetch, type ReviewRound } from "./review.svelte";

export interface Game {
  house: House;
  code: string;
  number: number;
  /** The text of a record, in place of a table's game. */
  record: string;
}

/** A game with its review, once somebody has asked for one. */
export interface Reviewed {
  game: Game;
  review?: Review;
}

/** The record of a game, as it was written. */
export const recordOf = async ({ house, code, number, record }: Game): Promise<string> =>
  record || house.record(code, number);

/** A game of this device is reviewed here, others at the server; each at the other one if it cannot be done there. */
export function reviewOf(game: Game): Review {
  const { house, code, number, record } = game;
  if (!record && house.name === "server") return new Review((at) => serverReview<ReviewRound>(code, number, at));
  const here = onDevice(() => recordOf(game));
  const there: Fetch = async (at) => fileReview<ReviewRound>(await recordOf(game), at);
  if (isSite()) return new Review(here);
  return new Review(record ? either(there, here, isUnreachable) : either(here, there, needsServer));
}

const needsServer = (error: unknown): boolean => error instanceof Refused && error.refusal.key === "coach-elsewhere";

/** The second way, once the first one has failed for a reason that does not pass. */
function either(first: Fetch, second: Fetch, fails: (error: unknown) => boolean): Fetch {
  let failed = false;
  return async (...asked) => {
    if (!failed)
      try {
        return await first(...asked);
      } catch (error) {
        if (!fails(error)) throw error;
        failed = true;
      }
    return second(...asked);
  };
}

/** In the engine on this device; whole rounds are kept. */
function onDevice(record: () => Promise<string>): Fetch {
  let begun: Promise<{ text: string; store: Kept }> | null = null;
  return async (round, show, stop) => {
    begun ??= record().then((text) => ({ text, store: new Kept(text) }));
    const { text, store } = await begun;
    const known = await store.round(round);
    if (known) return known;
    const found = await engine.call<ReviewRound, ReviewRound>(
      "coach.review",
      { text, round, lang: speech.language },
      show,
      stop,
    );
    await store.keep(found);
    return found;
  };
}

/** So many reviews are kept, the newest ones. */
const MOST = 30;

/** The review of one record in this browser. Another version of the engine may find something else. */
class Kept {
  readonly #code: string;
  #rounds: Promise<ReviewRound[]> | null = null;

  constructor(record: string) {
    const versions = manifest.files.flatMap(({ parts }) => parts.map(({ hash }) => hash));
    this.#code = `review-${sha256(new TextEncoder().encode([record, ...versions].join(" "))).slice(0, 24)}`;
  }

  async round(number: number): Promise<ReviewRound | undefined> {
    this.#rounds ??= read(this.#code).then(
      (rows) => rows.map(([, round]) => round as ReviewRound),
      () => [],
    );
    return (await this.#rounds)[number];
  }

  /** Where nothing can be kept, or another tab has kept it already, the review is shown all the same. */
  async keep(round: ReviewRound): Promise<void> {
    const codes = [this.#code, ...(kept<string[]>("reviews") ?? []).filter((code) => code !== this.#code)];
    try {
      await append(this.#code, round.round, Date.now(), [round]);
      keep("reviews", codes.slice(0, MOST));
      await Promise.all(codes.slice(MOST).map(forget));
    } catch {
      // it is worked out again next time
    }
  }
}
