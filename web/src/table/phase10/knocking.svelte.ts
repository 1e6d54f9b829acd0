/** The windows in which a discard can be knocked for. */

import { untrack } from "svelte";

import type { Card, Phase10Question } from "../../lib/protocol";
import { call } from "../../lib/sounds";
import { questionOf } from "../common/asking";
import type { Live } from "../common/live.svelte";

/** Whether the card that can be knocked for is worth it. */
export function isWorthKnocking(question: Phase10Question | null, top: Card): boolean {
  return question?.kind === "knock" && (question.useful ?? []).includes(top);
}

export class Knocking {
  /** Whether windows are let pass until it is one's own turn. */
  quiet = $state(false);

  constructor(readonly live: Live<"phase10">) {
    $effect(() => {
      void live.question;
      untrack(() => this.#follow());
    });
  }

  /** Who at this device may knock: in a window all of them see the same open card. */
  seats = $derived.by((): number[] => {
    return this.live.asked.filter((you) => questionOf(you)?.kind === "knock").map((you) => you.seat);
  });

  #follow(): void {
    const kind = questionOf(this.live.asked[0])?.kind;
    if (kind === "draw" || kind === "play") this.quiet = false;
    if (kind !== "knock") return;
    if (this.quiet) void this.live.requests.pass();
    else call("offer");
  }

  /** Lets this window pass and all others before one's own turn. */
  passAll(): Promise<boolean> {
    this.quiet = true;
    return this.live.requests.pass();
  }
}
