/** The faces of dice, how they are said, and what is written on the pad. Which dice count, only the table knows. */

import type { DiceSeat, DiceSheet } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";

/** `10r` is a 10 in red, `*b` a wild that shows blue. */
export type Face = string;

export function parted(face: Face): { value: string; colour: string; wild: boolean } {
  const value = face.slice(0, -1);
  return { value, colour: face.slice(-1), wild: value === "*" };
}

export function spokenFace(face: Face): string {
  const { value, colour, wild } = parted(face);
  return wild ? t("d-wild", { colour }) : t("d-face", { value, colour });
}

/** “the red 7”: as something that is kept. */
export function theFace(face: Face): string {
  const { value, colour, wild } = parted(face);
  return wild ? t("d-the-wild", { colour }) : t("d-the-face", { value, colour });
}

export const spokenFaces = (faces: Face[]): string => faces.map(spokenFace).join(", ");

/** What stands beside a noted phase: the total before the bonus of the row below it. */
export function running(column: DiceSeat, stage: number, { phases, five }: Pick<DiceSheet, "phases" | "five">): number {
  const after = phases[stage]?.number === five.after ? (column.five ?? 0) : 0;
  const last = stage === phases.length - 1 ? (column.ten ?? 0) : 0;
  return (column.phases[stage]?.total ?? 0) - after - last;
}

/** The dice that a move keeps; null if it keeps none and throws none. */
export function keptBy(move: string): number[] | null {
  const [, verb, dice = ""] = move.split(" ");
  return verb === "keep" ? (dice === "-" ? [] : dice.split(",").map(Number)) : null;
}

/** The dice to mark: a hint knows better than what is merely nearest, and marks never speak against it. */
export function marked(useful: number[], counts: number[], hint: string): number[] {
  return hint ? (keptBy(hint) ?? counts) : useful;
}
