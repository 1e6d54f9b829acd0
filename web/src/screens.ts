/**
 * What is loaded only when somebody opens it: its component, and the files of `sheets/words` that it says besides those of
 * the first view. `parts/Later.svelte` shows it.
 */

import type { Component } from "svelte";

import { need } from "./lib/words.svelte";

/** What a component can be given, as Svelte has it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Given = Record<string, any>;

export class Screen<P extends Given> {
  /** The component, once it is there. */
  ready: Component<P> | undefined;

  constructor(
    private readonly component: () => Promise<{ default: Component<P> }>,
    readonly words: string[],
  ) {}

  async load(): Promise<void> {
    const [found] = await Promise.all([this.component(), need(this.words)]);
    this.ready = found.default;
  }
}

/** What tables say, live or looked at again: the names of cards and dice, and what can happen. */
const NAMES = ["web", "table", "web_sort", "dice_table"];
const REASONS = ["refusals", "server", "sheets", "profisort", "dice", "reasons", "players", "sort_players", "levels"];
const TABLE = [...NAMES, ...REASONS, "terminal", "preferences", "statistics", "learn", "replay", "friends"];
const OPTIONS = ["options", "options_sort"];
const PAD = [...TABLE, ...OPTIONS, "pad", "pad_shared", "pad_sort"];

export const table = new Screen(() => import("./table/common/TablePage.svelte"), [...TABLE, ...OPTIONS]);
export const replay = new Screen(() => import("./table/common/ReplayPage.svelte"), [...TABLE, "record_file"]);
const REVIEW = [...TABLE, "record_file", "review", "coach_reasons", "options"];
export const review = new Screen(() => import("./coach/ReviewPanel.svelte"), REVIEW);
export const practice = new Screen(() => import("./practice/PracticePage.svelte"), REVIEW);
export const learn = new Screen(() => import("./coach/LearnPage.svelte"), REVIEW);
export const agreement = new Screen(() => import("./friends/ChangeRules.svelte"), [...TABLE, ...OPTIONS]);
export const television = new Screen(() => import("./friends/TvPage.svelte"), TABLE);
export const pad = new Screen(() => import("./pad/common/PadPage.svelte"), PAD);
export const pads = new Screen(() => import("./pad/common/PadsPage.svelte"), PAD);
export const evening = new Screen(() => import("./evenings/EveningPage.svelte"), ["evenings", ...TABLE, ...OPTIONS]);
export const rules = new Screen(() => import("./parts/RulesDialog.svelte"), [...NAMES, "learn"]);
export const howTo = new Screen(() => import("./learn/LearnDialog.svelte"), [...NAMES, "learn"]);
export const wishes = new Screen(() => import("./start/WishesDialog.svelte"), [...OPTIONS, "levels"]);
export const menu = new Screen(() => import("./start/StartMenu.svelte"), ["preferences", "statistics", "record_file"]);
