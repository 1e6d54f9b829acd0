/** How a game of Profi-Sort ended, in numbers: unstruck bonus points count against their owner. */

import type { Outcome } from "../../lib/results";
import type { SortGame } from "../../lib/protocol";

export function result(game: SortGame): Outcome {
  return {
    totals: game.seats.map(({ total }) => total),
    winners: game.winners,
    rounds: game.scores.length,
    facts: game.seats.map(({ done, open_bonus }) => ({ tasks: done.length, open: open_bonus })),
  };
}
