/** The HTTP routes of the server. */

import type { Book, Games, Options, OwnSheet, Place, Refusal, Round, Rules, Table } from "./protocol";
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

async function ask<T>(path: string, body?: unknown): Promise<T> {
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
}

export const games = (): Promise<Games> => ask("/api/games");
export const makeTable = (wish: Wish): Promise<Place> => ask("/api/tables", wish);
export const showTable = (code: string): Promise<Table> => ask(`/api/tables/${code}`);
export const takeChair = (code: string, name: string): Promise<Place> => ask(`/api/tables/${code}/seats`, { name });
export const round = (code: string, number: number, at: number, from: number): Promise<Round> =>
  ask(`/api/tables/${code}/records/${number}/rounds/${at}?from=${from}`);
export const fileRound = (text: string, at: number, from: number): Promise<Round> =>
  ask(`/api/replays/rounds/${at}?from=${from}`, { text });
export const readSheet = (game: string, file: string, text: string): Promise<OwnSheet> =>
  ask("/api/sheets", { game, file, text });

/** The rules in words: by an address where that is possible, so that they can be read without a network later. */
export function book(game: string, rules: Rules, lang: Language): Promise<Book> {
  const settings = JSON.stringify(rules);
  if ("sheet" in rules || settings.length > 900) return ask("/api/rules", { game, rules, lang });
  return ask(`/api/rules?${new URLSearchParams({ game, lang, ...(settings === "{}" ? {} : { rules: settings }) })}`);
}
