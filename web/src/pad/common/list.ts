/** The pads that this browser keeps: what the list and the history show of them. The entries are in the database. */

import { drop, keep, kept } from "../../lib/memory";
import { append, forget, read } from "../../lib/local/store";
import type { Entry, Shown } from "./shown";

export interface Known {
  code: string;
  game: string;
  names: string[];
  totals: number[];
  winners: number[];
  rounds: number;
  /** The best score of a single phase, in the dice game. */
  best: number[];
  at: number;
}

const MOST = 300;

export function pads(): Known[] {
  const known = kept<Known[]>("pads");
  return Array.isArray(known) ? known : [];
}

export function remember(code: string, shown: Shown): void {
  const best = shown.players.map((_, seat) => bestOf(shown, seat));
  const { kind: game, players: names, totals, winners } = shown;
  const known = { code, game, names, totals, winners, rounds: shown.rounds.length, best, at: Date.now() };
  keep("pads", [known, ...pads().filter((one) => one.code !== code)].slice(0, MOST));
}

function bestOf(shown: Shown, seat: number): number {
  if (!("finisher" in shown.game)) return 0;
  return Math.max(0, ...(shown.game.seats[seat]?.phases.map(({ points }) => points) ?? []));
}

export async function remove(code: string): Promise<void> {
  await forget(code);
  forgetSharing(code);
  keep(
    "pads",
    pads().filter((one) => one.code !== code),
  );
}

/** Everything that is kept of a pad besides its entries, if it is shared. */
function forgetSharing(code: string): void {
  for (const name of ["pad-token", "pad-unsent"]) drop(`${name}.${code}`);
}

/** The names of those who played last, each once. */
export function people(): string[] {
  return [...new Set(pads().flatMap(({ names }) => names))].slice(0, 12);
}

export const newCode = (): string =>
  `PAD${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("")}`.toUpperCase();

export async function entriesOf(code: string): Promise<Entry[]> {
  return (await read(code)).map(([, body]) => body as Entry);
}

/** Keeps a whole pad under a new code; the code. */
export async function keepNew(shown: Shown): Promise<string> {
  const code = newCode();
  await append(code, 0, Date.now(), shown.entries);
  remember(code, shown);
  return code;
}
