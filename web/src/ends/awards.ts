/** A few achievements, each of something that was really done. */

import type { Result } from "../lib/results";
import { people, playedBy, streaks, type Played } from "./statistics";

const MANY = 25;
const ROW = 3;
const ALL = 10;
const HIGH = 400;

/** What was achieved by these games. */
const awards: Record<string, (games: Played[]) => boolean> = {
  first: (games) => games.some(({ won }) => won),
  everything: (games) => new Set(games.filter(({ won }) => won).map(({ game }) => game)).size === 3,
  row: (games) => streaks(games).longest >= ROW,
  ten: (games) => games.some(({ facts }) => facts["phases"] === ALL),
  dice: (games) => games.some(({ alone, points }) => alone && points >= HIGH),
  struck: (games) => games.some(({ won, facts }) => won && facts["open"] === 0),
  clean: (games) => games.some(({ won, points, facts }) => won && points === 0 && "out" in facts),
  many: (games) => games.length >= MANY,
};

export const AWARDS = Object.keys(awards);

export const achieved = (games: Played[]): string[] => AWARDS.filter((name) => awards[name]?.(games));

/** What a game has brought that was not achieved before. */
export function fresh(results: Result[], code: string, number: number): string[] {
  const last = results.find((one) => one.code === code && one.number === number);
  if (!last) return [];
  const before = results.filter((one) => one !== last && one.at <= last.at);
  const names = people([last]);
  const now = names.flatMap((name) => achieved(playedBy([last, ...before], name)));
  const earlier = new Set(names.flatMap((name) => achieved(playedBy(before, name))));
  return [...new Set(now)].filter((name) => !earlier.has(name));
}
