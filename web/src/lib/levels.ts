/** The levels of the bots in words. */

import { has, t } from "./words.svelte";

/** How a bot plays, by the name of its level; one that this client does not know yet is called by it. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return has(key) ? t(key) : level;
}

/** The same in a sentence; a game may have one of its own. */
export function levelSays(level: string, game: string): string {
  const key = [`level-${game}-${level}-says`, `level-${level}-says`].find(has);
  return key ? t(key) : "";
}
