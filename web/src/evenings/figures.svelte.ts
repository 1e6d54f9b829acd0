/** How hard phases are, as the engine says; each phase is asked for once. */

import { measurePhases, Refused } from "../lib/api";
import type { PhaseFigures, Refusal } from "../lib/protocol";
import { speech } from "../lib/words.svelte";
import { sheetOf } from "./evening";

export interface Known {
  figures?: PhaseFigures;
  refusal?: Refusal;
}

export class Figures {
  #known = $state<Record<string, Known>>({});
  #asked = new Set<string>();

  /** What is known of a phase; it is asked for if nothing is. */
  of(contract: string): Known {
    const key = `${speech.language} ${contract}`;
    if (contract && !this.#asked.has(key)) {
      this.#asked.add(key);
      queueMicrotask(() => void this.#ask(contract, key));
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
      this.#known[key] = { refusal: error.refusal };
      if (error.status === 429 || error.status === 0) setTimeout(() => this.#asked.delete(key), 3000);
    }
  }
}
