/** How hard phases are, as the engine says; each phase is asked for once. */

import { measurePhases, Refused } from "../lib/api";
import type { PhaseFigures, Refusal } from "../lib/protocol";
import { speech } from "../lib/words.svelte";
import { sheetOf } from "./evening";

export interface Known {
  figures?: PhaseFigures;
  refusal?: Refusal;
}

/** So long (milliseconds) it waits when the server has enough to do. */
const AGAIN = 3000;

export class Figures {
  #known = $state<Record<string, Known>>({});
  #asked = new Set<string>();
  /** One phase is asked for after the other: they are expensive. */
  #last: Promise<void> = Promise.resolve();

  /** What is known of a phase; it is asked for if nothing is. */
  of(contract: string): Known {
    const key = `${speech.language} ${contract}`;
    if (contract && !this.#asked.has(key)) {
      this.#asked.add(key);
      this.#last = this.#last.then(() => this.#ask(contract, key));
    }
    return this.#known[key] ?? {};
  }

  async #ask(contract: string, key: string): Promise<void> {
    try {
      const rules = { sheet: sheetOf({ name: "", phases: [contract] }) };
      const [figures] = (await measurePhases("phase10", rules, speech.language)).phases;
      if (figures) this.#known[key] = { figures };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 429 || error.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        return this.#ask(contract, key);
      }
      this.#known[key] = { refusal: error.refusal };
    }
  }
}
