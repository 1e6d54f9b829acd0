/** What the pads of both card games change in the scores of a round. */

import type { Score } from "./shown";

/** Somebody goes out, or does not after all. Only one player does: who was marked before no longer is. */
export function withOut(scores: Score[], seat: number): Score[] {
  return scores.map((score, other) => {
    const { out, ...rest } = score;
    if (other !== seat) return rest;
    return out ? rest : { ...withLeft(rest, {}), out: true };
  });
}

/** Something else is left in a hand. */
export function withLeft(score: Score, value: Pick<Score, "points" | "left">): Score {
  const { points: _, left: __, ...rest } = score;
  return { ...rest, ...value };
}
