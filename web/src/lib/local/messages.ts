/** What the page and the engine's worker say to each other. */

import type { Message, Refusal } from "../protocol";
import type { Language } from "../words.svelte";

export type Order =
  /** A question to a desk of `zehn.local.desks`. */
  | { do: "ask"; what: string; fields: unknown }
  | { do: "make"; code: string; wish: unknown }
  /** A game that was saved as a file. */
  | { do: "bring"; code: string; rows: unknown }
  | { do: "open"; code: string }
  | { do: "sit"; code: string; name: string }
  | { do: "agree"; code: string; change: unknown }
  | { do: "record"; code: string; number: number }
  | { do: "retell"; code: string; number: number; round: number; from: number };

export type ToWorker =
  | { id: number; order: Order; lang: Language }
  /** Nobody waits for the rest of an answer that comes in parts. */
  | { id: number; stop: true }
  | { code: string; text: string }
  /** The page of a table is closed. */
  | { code: string; left: true };

export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; part: unknown }
  | { id: number; refused: Refusal }
  | { loaded: number; total: number }
  | { code: string; told: Message[] };

/** A refusal that this side makes; the client has words for each. */
export const refusal = (key: string): Refusal => ({ clause: "TABLE", key, details: {}, text: "" });
