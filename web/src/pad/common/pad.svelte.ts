/** One pad of this browser: it is shown as the engine counts it, and every entry is kept before it is shown. */

import { Refused } from "../../lib/api";
import { refusal } from "../../lib/local/messages";
import { append } from "../../lib/local/store";
import type { Refusal } from "../../lib/protocol";
import { entriesOf, remember } from "./list";
import { add, show, type Entry, type Scores, type Shown } from "./shown";

/** A pad that is open: what is shown of it, and what can be written. */
export abstract class OpenPad {
  shown = $state.raw<Shown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  constructor(readonly code: string) {}

  /** Whether this browser may write on it. */
  get writes(): boolean {
    return true;
  }

  abstract load(): Promise<boolean>;
  /** Writes an entry; false, with the reason in `refusal`, if that is impossible or cannot be kept. */
  abstract write(entry: Entry): Promise<boolean>;

  close(): void {
    // nothing is open
  }

  scores(round: number, scores: Scores): Promise<boolean> {
    return this.write({ round, scores });
  }

  /** The last entry that counts is taken back. */
  undo(): Promise<boolean> {
    const entries = this.shown?.entries ?? [];
    const gone = new Set<unknown>();
    for (let number = entries.length - 1; number > 0; number--) {
      const taken = entries[number]?.["undo"];
      if (taken !== undefined && !gone.has(number)) gone.add(taken);
    }
    const last = entries.findLastIndex((entry, number) => number > 0 && !("undo" in entry) && !gone.has(number));
    return this.write({ undo: Math.max(last, 0) });
  }

  protected async work(work: () => Promise<void>): Promise<boolean> {
    [this.busy, this.refusal] = [true, null];
    try {
      await work();
      return true;
    } catch (error) {
      this.refusal = error instanceof Refused ? error.refusal : refusal("device-broken");
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export class LivePad extends OpenPad {
  load(): Promise<boolean> {
    return this.work(async () => {
      const entries = await entriesOf(this.code).catch(() => {
        throw new Refused(refusal("device-storage"), 0);
      });
      if (!entries.length) throw new Refused(refusal("pad-gone"), 0);
      this.shown = await show(entries);
    });
  }

  write(entry: Entry): Promise<boolean> {
    return this.work(async () => {
      const written = { ...entry, at: Date.now() };
      if (await this.#append(written)) return;
      // another tab has written on this pad meanwhile: this entry comes after its entries
      const entries = await entriesOf(this.code).catch(() => []);
      if (entries.length > (this.shown?.entries.length ?? 0)) this.shown = await show(entries);
      if (!(await this.#append(written))) throw new Refused(refusal("device-storage"), 0);
    });
  }

  /** Whether an entry could be kept; it is shown then. */
  async #append(entry: Entry): Promise<boolean> {
    const before = this.shown?.entries ?? [];
    const next = await add(before, entry);
    const kept = await append(this.code, before.length, Date.now(), next.entries.slice(before.length)).then(
      () => true,
      () => false,
    );
    if (!kept) return false;
    this.shown = next;
    remember(this.code, next);
    return true;
  }
}
