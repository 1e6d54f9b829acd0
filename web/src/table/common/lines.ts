/** What happened, line by line. */

import type { Sentence, Teller } from "./telling";

/** The ticker shows at most so many lines at once. */
const MOST_TOLD = 3;

export interface Line {
  seq: number;
  seat: number;
  kind: "move" | "note" | "chat" | "table";
  text: Sentence;
  /** What a move does, and whether a bot made it for somebody. */
  verb?: string;
  byBot?: boolean;
}

/** The last thing that happened, with what came of it: a lost turn does not hide the discard before it. */
export function ticker(lines: Line[]): string {
  const start = lines.findLastIndex((line) => line.kind !== "note");
  return lines
    .slice(Math.max(start, lines.length - MOST_TOLD, 0))
    .map((line) => line.text())
    .join(" ");
}

/** What others have said after so many lines. */
export function unread(lines: Line[], teller: Teller, read: number): Line[] {
  return lines.slice(read).filter((line) => line.kind === "chat" && !teller.mine(line.seat));
}
