/** What finished games come to, person by person. Only what was noted on this device is counted. */

import type { GameName } from "../lib/protocol";
import type { Result } from "../lib/results";

/** A game as one person played it; games alone are won by nobody. */
export interface Played {
  game: GameName;
  at: number;
  alone: boolean;
  won: boolean;
  points: number;
  rounds: number;
  facts: Record<string, number>;
}

/** One kind of game, summed up. `best` is null where there is nothing to be best in. */
export interface Summary {
  game: GameName;
  games: number;
  wins: number;
  against: number;
  rounds: number;
  phases: number;
  best: number | null;
  /** The points of the newest games, the oldest of them first. */
  latest: number[];
}

const LATEST = 20;

/** Everybody who has played on this device, whoever played most first. */
export function people(results: Result[]): string[] {
  const games = new Map<string, number>();
  for (const { names, own } of results)
    for (const seat of own) games.set(names[seat] ?? "", (games.get(names[seat] ?? "") ?? 0) + 1);
  return [...games].sort((one, other) => other[1] - one[1]).map(([name]) => name);
}

/** What somebody played, the oldest first. */
export function playedBy(results: Result[], name: string): Played[] {
  const found = results.flatMap((result) => {
    const seat = result.own.find((one) => result.names[one] === name);
    return seat === undefined ? [] : [asPlayed(result, seat)];
  });
  return found.sort((one, other) => one.at - other.at);
}

function asPlayed({ game, at, names, winners, totals, rounds, facts }: Result, seat: number): Played {
  const alone = names.length === 1;
  const won = !alone && winners.includes(seat);
  return { game, at, alone, won, points: totals[seat] ?? 0, rounds, facts: facts[seat] ?? {} };
}

export function summaries(games: Played[]): Summary[] {
  const kinds = [...new Set(games.map(({ game }) => game))];
  return kinds.map((game) => {
    const mine = games.filter((one) => one.game === game);
    const sum = (of: (one: Played) => number): number => mine.reduce((total, one) => total + of(one), 0);
    const best = mine.filter(({ facts }) => "best" in facts).map(({ points }) => points);
    return {
      game,
      games: mine.length,
      wins: mine.filter(({ won }) => won).length,
      against: mine.filter(({ alone }) => !alone).length,
      rounds: sum(({ rounds }) => rounds),
      phases: sum(({ facts }) => facts["phases"] ?? facts["tasks"] ?? 0),
      best: best.length ? Math.max(...best) : null,
      latest: mine.slice(-LATEST).map(({ points }) => points),
    };
  });
}

/** The longest row of wins, and the one that goes on. */
export function streaks(games: Played[]): { longest: number; now: number } {
  let [longest, now] = [0, 0];
  for (const { alone, won } of games) {
    if (alone) continue;
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}
