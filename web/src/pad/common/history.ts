/** What many pads say about each person. */

import type { Known } from "./list";

export interface Person {
  name: string;
  games: number;
  wins: number;
  /** The average of the points of a game. */
  average: number;
  /** The longest row of wins. */
  streak: number;
  /** The best score of a phase on dice; 0 for none. */
  best: number;
}

/** Everybody who played, who won most first; `pads` are finished, in any order. */
export function history(pads: Known[]): Person[] {
  const games = new Map<string, { won: boolean; points: number; best: number }[]>();
  for (const pad of [...pads].sort((one, other) => one.at - other.at))
    pad.names.forEach((name, seat) => {
      const played = { won: pad.winners.includes(seat), points: pad.totals[seat] ?? 0, best: pad.best[seat] ?? 0 };
      games.set(name, [...(games.get(name) ?? []), played]);
    });
  return [...games]
    .map(([name, played]) => ({
      name,
      games: played.length,
      wins: played.filter(({ won }) => won).length,
      average: played.reduce((sum, { points }) => sum + points, 0) / played.length,
      streak: longest(played.map(({ won }) => won)),
      best: Math.max(...played.map(({ best }) => best)),
    }))
    .sort((one, other) => other.wins - one.wins || other.games - one.games);
}

function longest(won: boolean[]): number {
  let [now, most] = [0, 0];
  for (const one of won) {
    now = one ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}
