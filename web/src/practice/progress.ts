/** How far somebody is with the exercises, and which one comes next. It is kept on this device. */

import { keep, kept } from "../lib/memory";

export type Grade = 0 | 1 | 2;
export const GRADES: Grade[] = [0, 1, 2];

export interface Progress {
  tried: number;
  right: number;
  /** Right ones in a row, now and at best. */
  streak: number;
  longest: number;
  grade: Grade;
  /** Right ones in a row since the last grade. */
  here: number;
  /** The last exercises, the newest first. */
  seen: string[];
}

const MOST_SEEN = 500;
/** So many right ones in a row lead to harder exercises. */
const ENOUGH = 3;

const BEGIN: Progress = { tried: 0, right: 0, streak: 0, longest: 0, grade: 0, here: 0, seen: [] };

export const progress = (): Progress => ({ ...BEGIN, ...kept<Partial<Progress>>("practice") });
export const remember = (now: Progress): void => keep("practice", now);

const between = (grade: number): Grade => Math.max(0, Math.min(2, grade)) as Grade;

/** After the first try at an exercise. */
export function after(before: Progress, id: string, right: boolean): Progress {
  const streak = right ? before.streak + 1 : 0;
  const here = right ? before.here + 1 : 0;
  const step = !right ? -1 : here >= ENOUGH ? 1 : 0;
  return {
    tried: before.tried + 1,
    right: before.right + (right ? 1 : 0),
    streak,
    longest: Math.max(before.longest, streak),
    grade: between(before.grade + step),
    here: step ? 0 : here,
    seen: [id, ...before.seen.filter((one) => one !== id)].slice(0, MOST_SEEN),
  };
}

export interface Graded {
  id: string;
  grade: Grade;
}

/** The next exercise: of the grade, or as near as there is one; a new one, or else the one that was seen longest ago. */
export function next<T extends Graded>(all: T[], { grade, seen }: Progress, random = Math.random): T | undefined {
  const far = (one: T): number => Math.abs(one.grade - grade);
  const fresh = all.filter(({ id }) => !seen.includes(id));
  if (!fresh.length) return [...all].sort((one, other) => seen.indexOf(other.id) - seen.indexOf(one.id))[0];
  const least = Math.min(...fresh.map(far));
  const fitting = fresh.filter((one) => far(one) === least);
  return fitting[Math.floor(random() * fitting.length)];
}
