/** The tasks on the table, and the moves of a question. */

import type { SortGame, SortGroup, SortQuestion, SortTask } from "../../lib/protocol";

/** Groups that were laid together. */
export interface Laying {
  owner: number;
  task: number;
  repeat: boolean;
  groups: { group: SortGroup; number: number }[];
}

export function layings(game: SortGame): Laying[] {
  const found: Laying[] = [];
  for (const [number, group] of game.groups.entries()) {
    const last = found.at(-1);
    if (last && group.place > 0) last.groups.push({ group, number });
    else found.push({ owner: group.owner, task: group.task, repeat: group.repeat, groups: [{ group, number }] });
  }
  return found;
}

/** The moves of a verb, as the words after it: `give As 1` is ["As", "1"]. */
export function movesOf(question: SortQuestion | null, verb: string): string[][] {
  const moves = (question?.moves ?? []).map((move) => move.split(" "));
  return moves.filter((words) => words[1] === verb).map((words) => words.slice(2));
}

/** The open tasks that lack the fewest cards. */
export function nearest(tasks: SortTask[], missing: Record<string, number>, done: number[]): number[] {
  const open = tasks.map(({ number }) => number).filter((number) => !done.includes(number) && number in missing);
  const least = Math.min(...open.map((number) => missing[number] ?? Infinity));
  return open.filter((number) => missing[number] === least);
}

/** The tasks with the nearest first, those that are done last. */
export function nearestFirst(tasks: SortTask[], missing: Record<string, number>, done: number[]): SortTask[] {
  const far = ({ number }: SortTask): number => (done.includes(number) ? 1000 : (missing[number] ?? 100));
  return tasks.toSorted((one, other) => far(one) - far(other) || one.number - other.number);
}
