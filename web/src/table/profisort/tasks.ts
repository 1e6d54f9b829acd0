/** The tasks on the table, and the moves of a question. */

import type { SortGame, SortGroup, SortQuestion } from "../../lib/protocol";

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
