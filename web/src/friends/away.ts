/** What somebody missed who was away: the lines of the log since then, without the moves of every turn. */

import type { Line } from "../table/common/lines";

/** So many lines are told; the log has them all. */
const MOST = 6;

/** Seconds after which somebody counts as having been away. */
const AWAY = 5;

export interface News {
  /** How many moves a bot made for this person. */
  played: number;
  lines: Line[];
  /** How many moves of others are not among them. */
  more: number;
}

/** Where somebody left: the last entry that was shown, and when. */
export interface Mark {
  code: string;
  seq: number;
  at: number;
}

/** The news since a mark; null if there are none worth telling. */
export function newsSince(
  mark: Mark,
  lines: Line[],
  mine: (seat: number) => boolean,
  routine: readonly string[],
  now: number,
): News | null {
  const missed = lines.filter(({ seq }) => seq > mark.seq);
  const played = missed.filter(({ seat, byBot }) => byBot && mine(seat)).length;
  const worth = missed.filter((line) => isWorthTelling(line, mine, routine));
  if ((!worth.length || now - mark.at < AWAY * 1000) && !played) return null;
  const last = worth.slice(-MOST);
  const moves = (among: Line[]): number => among.filter(({ kind }) => kind === "move").length;
  return { played, lines: last, more: moves(missed) - played - moves(last) };
}

function isWorthTelling(line: Line, mine: (seat: number) => boolean, routine: readonly string[]): boolean {
  if (line.kind === "move") return !(line.byBot && mine(line.seat)) && !routine.includes(line.verb ?? "");
  return line.kind !== "table" || !mine(line.seat);
}
