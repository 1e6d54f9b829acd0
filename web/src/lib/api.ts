/** The HTTP routes of the server. */

import type { Book, Figures, Games, Options, OwnSheet, Place, Refusal, Round, Rules, Table } from "./protocol";
import { isSite, ROOT } from "./root";
import { speech, type Language } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

const UNREACHABLE: Refusal = { clause: "TABLE", key: "unreachable", details: {}, text: "" };

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const said = { "Accept-Language": speech.language };
  const init: RequestInit =
    body === undefined
      ? { headers: said }
      : { method: "POST", headers: { "Content-Type": "application/json", ...said }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((told as Refusal | null) ?? UNREACHABLE, answer.status);
  return told as T;
}

export interface Wish {
  game: string;
  name: string;
  rules?: Rules;
  chairs?: number;
  bots?: string[];
  options?: Partial<Options>;
  /** A table that is prepared for a lesson; the rest is of no matter. */
  lesson?: boolean;
  /** Where a game goes on that was recorded; on this device. */
  origin?: { text: string; round: number; move: number; seat: number; level: string };
}

export const games = (): Promise<Games> => ask("/api/games");
export const makeTable = (wish: Wish): Promise<Place> => ask("/api/tables", wish);
export const showTable = (code: string): Promise<Table> => ask(`/api/tables/${code}`);
export const showRules = (code: string): Promise<Rules> => ask(`/api/tables/${code}/rules`);
/** Other rules and options before a game, with the token of the host's chair. */
export const changeRules = (code: string, token: string, rules: Rules, options: Partial<Options>): Promise<unknown> =>
  ask(`/api/tables/${code}/rules`, { token, rules, options });
/** Takes the first free chair, or the one that is named. */
export const takeChair = (code: string, name: string, seat?: number): Promise<Place> =>
  ask(`/api/tables/${code}/seats`, { name, ...(seat === undefined ? {} : { seat }) });
export const round = (code: string, number: number, at: number, from: number): Promise<Round> =>
  ask(`/api/tables/${code}/records/${number}/rounds/${at}?from=${from}`);
/** What every move of a round was worth: of a finished game, or of a record that somebody brought along. */
export const review = <T>(code: string, number: number, at: number): Promise<T> =>
  ask(`/api/tables/${code}/records/${number}/review/${at}`);
export const fileReview = <T>(text: string, at: number): Promise<T> => ask(`/api/reviews/rounds/${at}`, { text });
/** The record of a finished game, as it was written. */
export const record = async (code: string, number: number): Promise<string> =>
  JSON.stringify(await ask(`/api/tables/${code}/records/${number}`));

// -- what this device can do as well --------------------------------------------------------------------------------

/** Asks the server; where there is none, or it cannot be reached, the engine on this device. */
async function either<T>(atServer: () => Promise<T>, what: string, fields: object): Promise<T> {
  if (!isSite())
    try {
      return await atServer();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  const { engine } = await import("./local/engine.svelte");
  return engine.call<T>(what, fields);
}

/** Nobody answered, or a proxy did instead. A server that is busy says so itself, and in how long to ask again. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.key === UNREACHABLE.key;

export const fileRound = (text: string, round: number, from: number): Promise<Round> =>
  either(() => ask(`/api/replays/rounds/${round}?from=${from}`, { text }), "replay", { text, round, from });
export const readSheet = (game: string, file: string, text: string): Promise<OwnSheet> =>
  either(() => ask("/api/sheets", { game, file, text }), "sheet", { game, file, text });

/** How hard the phases are that some rules play. */
export const measurePhases = (game: string, rules: Rules, lang: Language): Promise<Figures> =>
  either(() => ask("/api/phases", { game, rules, lang }), "evenings.measure", { game, rules, lang });
/** Random phases of a difficulty. */
export const inventPhases = (game: string, level: string, length: number, seed: number): Promise<Figures> => {
  const fields = { game, level, length, seed, lang: speech.language };
  return either(() => ask("/api/phases/random", fields), "evenings.invent", fields);
};

/** A file of JSON that lies beside the client. */
export const fetchFile = <T>(address: string): Promise<T> => ask(address);

/** The rules in words: by an address where that is possible, so that they can be read without a network later. */
export function book(game: string, rules: Rules, lang: Language): Promise<Book> {
  const settings = JSON.stringify(rules);
  const usual = settings === "{}";
  if (isSite() && usual) return fetchFile(new URL(`rules/${game}.${lang}.json`, ROOT).href);
  const long = "sheet" in rules || settings.length > 900;
  const query = new URLSearchParams({ game, lang, ...(usual ? {} : { rules: settings }) });
  const atServer = (): Promise<Book> => (long ? ask("/api/rules", { game, rules, lang }) : ask(`/api/rules?${query}`));
  return either(atServer, "rules", { game, rules, lang });
}
