/** How a game of the phase cards ended, in numbers. */

import type { Outcome } from "../../lib/results";
import type { Phase10Game } from "../../lib/protocol";

export function result(game: Phase10Game): Outcome {
  return {
    totals: game.seats.map(({ total }) => total),
    winners: game.winners,
    rounds: game.scores.length,
    facts: game.seats.map(({ done }, seat) => ({
      phases: done.length,
      out: game.scores.filter(({ points }) => points[seat] === 0).length,
    })),
  };
}
