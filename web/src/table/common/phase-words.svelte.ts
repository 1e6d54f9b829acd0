/** The phases or tasks of a table in words, in the language that is spoken. */

import { book } from "../../lib/api";
import type { Live } from "./live.svelte";
import { speech } from "../../lib/words.svelte";

export class PhaseWords {
  of = $state.raw<Record<string, string>>({});

  constructor(live: Live) {
    $effect(() => {
      const [sheet, table] = [live.sheet, live.table];
      if (sheet && table)
        void book(table.game, sheet.rules, speech.language).then(
          (read) => (this.of = read.phases),
          () => undefined,
        );
    });
  }
}
