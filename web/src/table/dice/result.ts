/** How a game of dice ended, in numbers. */

import type { Outcome } from "../../lib/results";
import type { DiceGame } from "../../lib/protocol";

export function result(game: DiceGame): Outcome {
  return {
    totals: game.seats.map(({ total }) => total),
    winners: game.winners,
    rounds: game.round + 1,
    facts: game.seats.map(({ phases, five, failed, off }) => ({
      phases: phases.length,
      best: Math.max(0, ...phases.map(({ points }) => points)),
      five: five ?? 0,
      failures: failed + off,
    })),
  };
}
