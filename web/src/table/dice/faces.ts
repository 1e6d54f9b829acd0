/** The dice game as the protocol tells it (docs/protocol.md), and how its faces are said. Which dice count, only the table knows. */

import { keep, kept } from "../../lib/memory";
import type { Ask, Phase, Rules } from "../../lib/protocol";
import type { Live } from "../common/live.svelte";
import { t } from "../../lib/words.svelte";

/** `10r` is a 10 in red, `*b` a wild that shows blue. */
export type Face = string;

export interface DicePhase extends Phase {
  most: number;
}

export interface DiceSheet {
  rules: Rules;
  colours: string[];
  dice: Face[][];
  phases: DicePhase[];
  rolls: number;
  five: { after: number; least: number; points: number };
  ten: number;
  fail: number;
  settings: Record<string, unknown>;
}

export interface Column {
  phase: number;
  phases: { points: number; total: number }[];
  total: number;
  five: number | null;
  ten: number | null;
  failed: number;
  off: number;
  ended: boolean;
  gained: number | null;
}

export interface DiceGame {
  round: number;
  turn: number;
  step: "roll" | "choose" | "over";
  faces: Face[];
  kept: number[];
  rolls: number;
  points: number | null;
  counts: number[];
  throws: number;
  seats: Column[];
  scores: (number | null)[][];
  finisher: number;
  last_round: number;
  winners: number[];
  last: { seat: number; phase: number; faces: Face[]; points: number | null } | null;
}

export interface End {
  points: number | null;
  total: number;
  five?: number;
  ten?: number;
  off?: number;
}

export interface DiceAsk {
  kind: "ready" | "roll" | "choose";
  moves?: string[];
  keeps?: number[];
  left?: number;
  useful?: number[];
  score?: End;
  decline?: End;
}

export interface KeepPreview {
  counts: number[];
  missing: number;
  points: number | null;
}

/** What a table tells whose game is this one. */
export const diceGame = (game: unknown): DiceGame | null => (game ?? null) as DiceGame | null;
export const diceSheet = (live: Live): DiceSheet | null => live.connection.sheet as unknown as DiceSheet | null;
export const diceAsk = (ask: Ask | null): DiceAsk | null => ask as unknown as DiceAsk | null;

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
export function running(column: Column, stage: number, { phases, five }: Pick<DiceSheet, "phases" | "five">): number {
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

// -- the own best results, alone ----------------------------------------------------------------------------------

export interface Result {
  game: string;
  points: number;
  at: number;
}

const MOST_RESULTS = 10;

const place = (rules: Rules): string => `dice.best.${JSON.stringify(rules)}`;

export function best(rules: Rules): Result[] {
  const known = kept<Result[]>(place(rules));
  return Array.isArray(known) ? known : [];
}

/** Puts a finished game on the list, once. */
export function keepResult(rules: Rules, result: Result): void {
  const others = best(rules).filter((other) => other.game !== result.game);
  if (others.length < best(rules).length) return;
  keep(place(rules), [...others, result].sort((one, other) => other.points - one.points || one.at - other.at).slice(0, MOST_RESULTS));
}
