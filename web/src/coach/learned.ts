/** Which exercises this browser's player has solved. */

import { keep, kept } from "../lib/memory";
import { sha256 } from "../lib/sha256";
import type { Exercise } from "./exercise.svelte";

const MOST = 500;

const known = (): string[] => kept<string[]>("learned") ?? [];
const name = ({ text, round, move }: Exercise): string =>
  `${sha256(new TextEncoder().encode(text)).slice(0, 12)}/${round}/${move}`;

export const isLearned = (exercise: Exercise): boolean => known().includes(name(exercise));

export function learn(exercise: Exercise): void {
  keep("learned", [...new Set([name(exercise), ...known()])].slice(0, MOST));
}
