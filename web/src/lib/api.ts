/** The HTTP routes of the server. */

import type { Book, Games, Options, Place, Refusal, Rules, Table } from "./protocol";
import type { Language } from "./words.svelte";

export class Refused extends Error {
  constructor(readonly refusal: Refusal, readonly status: number) {
    super(refusal.text);
  }
}

const UNREACHABLE: Refusal = { clause: "TABLE", key: "unreachable", details: {}, text: "" };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined
    ? {}
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
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
export const book = (game: string, rules: Rules, lang: Language): Promise<Book> => ask("/api/rules", { game, rules, lang });
