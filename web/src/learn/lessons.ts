/** Which tables are lessons, and whether somebody is helped along. */

import { keep, kept } from "../lib/memory";
import { results } from "../lib/results";
import type { GameName } from "../lib/protocol";
import type { Live } from "../table/common/live.svelte";

const MOST = 20;
/** So many finished games of a kind make nobody a newcomer any more. */
const ENOUGH = 1;
const EASY_UNTIL = 3;
/** The number that gives a lesson its prepared deal. */
const NUMBER = "lesson";

export function noteLesson(code: string): void {
  keep("lessons", [code, ...lessons()].slice(0, MOST));
}

function lessons(): string[] {
  const known = kept<string[]>("lessons");
  return Array.isArray(known) ? known : [];
}

export const isLesson = (code: string): boolean => lessons().includes(code);

/** In the first round of a lesson the number is no random one. */
export function lessonNumber({ code, table, game }: Live): string | undefined {
  return isLesson(code) && table?.number === 0 && !game?.scores.length ? NUMBER : undefined;
}

const played = (game: GameName): number => results().filter((one) => one.game === game).length;

/** Whether the weakest bots are the best ones to begin with. */
export const isNew = (game: GameName): boolean => played(game) < EASY_UNTIL;

/** Whether help is wanted at this table: in lessons always, else in the first game of a kind. */
export function isGuided(code: string, game: GameName): boolean {
  return isLesson(code) || (kept<boolean>("guided") !== false && played(game) < ENOUGH);
}

export function endGuide(): void {
  keep("guided", false);
}
