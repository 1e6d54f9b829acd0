/** The phases or tasks of a table in words, in the language that is spoken. */

import { book } from "../../lib/api";
import type { Live } from "./live.svelte";
import { speech } from "../../lib/words.svelte";

export class PhaseWords {
  of = $state.raw<Record<string, string>>({});

  constructor(live: Live) {
    // as values of their own: news of the game ask for nothing
    const game = $derived(live.table?.game);
    const rules = $derived(live.sheet?.rules);
    $effect(() => {
      if (game && rules)
        void book(game, rules, speech.language).then(
          (read) => (this.of = read.phases),
          () => undefined,
        );
    });
  }
}
