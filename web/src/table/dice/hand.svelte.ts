/** The own dice: which ones are to be kept, what they are good for, and what can be done with them. */

import { untrack } from "svelte";

import type { DicePreview } from "../../lib/protocol";
import type { Live } from "../common/live.svelte";
import { keptBy, marked } from "./faces";

export class DiceHand {
  /** The dice that the person at the screen has set aside, not told to the table yet. */
  chosen = $state.raw<number[]>([]);
  preview = $state.raw<DicePreview | null>(null);
  /** A throw is under way: two answers, one after the other. */
  busy = $state(false);
  #asked = 0;
  #throws = -1;

  constructor(readonly live: Live<"dice">) {
    $effect(() => {
      void live.question;
      untrack(() => this.#follow());
    });
  }

  choosing = $derived.by((): boolean => this.live.ask?.kind === "choose" && (this.live.ask.keeps?.length ?? 0) > 0);
  #hint = $derived.by((): string => this.live.hints.current?.move ?? "");
  hinted = $derived.by((): number[] | null => keptBy(this.#hint));
  useful = $derived.by((): number[] => marked(this.live.ask?.useful ?? [], this.live.game?.counts ?? [], this.#hint));

  /** After a throw nothing is chosen but what was kept before it: it may be thrown again, or stay. */
  #follow(): void {
    const { game } = this.live;
    if (!game || game.throws === this.#throws) return;
    this.#throws = game.throws;
    this.set(this.choosing ? game.kept : []);
  }

  set(dice: number[]): void {
    this.chosen = [...dice].sort((one, other) => one - other);
    void this.#check();
  }

  toggle(die: number): void {
    if (!this.choosing || !this.live.ask?.keeps?.includes(die)) return;
    this.set(this.chosen.includes(die) ? this.chosen.filter((other) => other !== die) : [...this.chosen, die]);
  }

  /** Asks the table what the chosen dice are good for. */
  async #check(): Promise<void> {
    const asked = ++this.#asked;
    if (!this.choosing || !this.chosen.length) {
      this.preview = null;
      return;
    }
    const reply = await this.live.requests.check(`${this.live.seat} keep ${this.chosen.join(",")}`);
    if (asked === this.#asked) this.preview = (reply.type === "checked" && reply.ok && reply.preview) || null;
  }

  /** Sets the chosen dice aside, if that is to be said, and throws the others. */
  async throw(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { requests } = this.live;
    if (!this.choosing || (await requests.answer("keep", this.chosen.join(",") || "-"))) await requests.answer("roll");
    this.busy = false;
  }
}
