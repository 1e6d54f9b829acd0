/** The phases or tasks of a table in words, in the language that is spoken. */

import { book } from "../../lib/api";
import type { Live } from "./live.svelte";
import { speech } from "../../lib/words.svelte";

/** A server that is busy is asked again after so many milliseconds, then after twice as many. */
const AGAIN = 2000;

export class PhaseWords {
  of = $state.raw<Record<string, string>>({});

  constructor(live: Live) {
    // as values of their own: news of the game ask for nothing
    const game = $derived(live.table?.game);
    const rules = $derived(live.sheet?.rules);
    $effect(() => {
      if (!game || !rules) return;
      const { language } = speech;
      let timer: ReturnType<typeof setTimeout> | null = null;
      let gone = false;
      const ask = (wait: number): void =>
        void book(game, rules, language).then(
          (read) => gone || (this.of = read.phases),
          () => gone || (timer = setTimeout(() => ask(2 * wait), wait)),
        );
      ask(AGAIN);
      return () => {
        gone = true;
        if (timer) clearTimeout(timer);
      };
    });
  }
}
