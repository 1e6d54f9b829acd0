/** The own cards in Profi-Sort: somebody can collect for a task of their choice. */

import { untrack } from "svelte";

import type { Card, Phase } from "../../lib/protocol";
import { questionOf } from "../common/asking";
import { hitCards } from "../common/cards/asking";
import { t } from "../../lib/words.svelte";
import { CardHand } from "../common/cards/hand.svelte";
import type { Live } from "../common/live.svelte";
import { layings, type Laying } from "./tasks";

export class SortHand extends CardHand<"profisort"> {
  /** The task that the hand is sorted towards, 0 for the nearest ones. */
  target = $state(0);
  /** The cards that bring each task nearer, as a seat was told last. */
  #uses = $state.raw<{ seat: number; tasks: Record<string, Card[]> }>({ seat: -1, tasks: {} });

  constructor(live: Live<"profisort">) {
    super(live);
    $effect(() => {
      const you = live.asked[0];
      const uses = questionOf(you)?.uses;
      if (you && uses) untrack(() => (this.#uses = { seat: you.seat, tasks: uses }));
    });
  }

  override wanted(): Phase[] {
    return this.target ? (this.live.sheet?.tasks ?? []).filter((task) => task.number === this.target) : [];
  }

  override usefulCards(): Card[] {
    if (!this.target) return super.usefulCards();
    if (this.#uses.seat !== this.live.seat) return [];
    return [...(this.#uses.tasks[this.target] ?? []), ...this.hits.flatMap(hitCards)];
  }

  /** What a seat has laid, task by task. */
  layingsOf(seat: number): { tag: string; label: string; groups: Laying["groups"] }[] {
    const { scene } = this.live;
    const own = scene ? layings(scene).filter((laying) => laying.owner === seat) : [];
    return own.map(({ task, repeat, groups }) => ({
      tag: String(task),
      label: t("w-sort-laying", { name: this.live.name(seat), task, again: repeat ? "yes" : "no" }),
      groups,
    }));
  }

  /** Collects for a task, or for the nearest ones again. */
  collectFor(task: number): void {
    this.target = this.target === task ? 0 : task;
    if (this.target) this.sort("phase");
  }
}
