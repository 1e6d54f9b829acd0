/** The own dice: which ones are to be kept, what they are good for, and what can be done with them. */

import { diceAsk, diceGame, diceSheet, keptBy, marked, type DiceAsk, type DiceGame, type DiceSheet, type KeepPreview } from "./faces";
import type { Live } from "../common/live.svelte";

export class DiceHand {
  /** The dice that the person at the screen has set aside, not told to the table yet. */
  chosen = $state.raw<number[]>([]);
  preview = $state.raw<KeepPreview | null>(null);
  /** A throw is under way: two answers, one after the other. */
  busy = $state(false);
  #asked = 0;
  #throws = -1;

  constructor(readonly live: Live) {}

  game = $derived.by((): DiceGame | null => diceGame(this.live.state?.game));
  sheet = $derived.by((): DiceSheet | null => diceSheet(this.live));
  ask = $derived.by((): DiceAsk | null => diceAsk(this.live.ask));
  mine = $derived.by((): boolean => this.ask !== null && this.ask.kind !== "ready");
  choosing = $derived.by((): boolean => this.ask?.kind === "choose" && (this.ask.keeps?.length ?? 0) > 0);
  #hint = $derived.by((): string => (this.live.hint?.question === this.live.state?.question ? (this.live.hint?.move ?? "") : ""));
  hinted = $derived.by((): number[] | null => keptBy(this.#hint));
  useful = $derived.by((): number[] => marked(this.ask?.useful ?? [], this.game?.counts ?? [], this.#hint));

  /** After a throw nothing is chosen but what was kept before it: it may be thrown again, or stay. */
  follow(): void {
    const game = this.game;
    if (!game || game.throws === this.#throws) return;
    this.#throws = game.throws;
    this.set(this.choosing ? game.kept : []);
  }

  set(dice: number[]): void {
    this.chosen = [...dice].sort((one, other) => one - other);
    void this.#look();
  }

  toggle(die: number): void {
    if (!this.choosing || !this.ask?.keeps?.includes(die)) return;
    this.set(this.chosen.includes(die) ? this.chosen.filter((other) => other !== die) : [...this.chosen, die]);
  }

  /** Asks the table what the chosen dice are good for. */
  async #look(): Promise<void> {
    const asked = ++this.#asked;
    if (!this.choosing || !this.chosen.length) {
      this.preview = null;
      return;
    }
    const reply = await this.live.check(`${this.live.seat} keep ${this.chosen.join(",")}`);
    if (asked === this.#asked) this.preview = reply.type === "checked" && reply.ok ? (reply.preview as unknown as KeepPreview) : null;
  }

  /** Sets the chosen dice aside, if that is to be said, and throws the others. */
  async throw(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (!this.choosing || (await this.live.answer("keep", this.chosen.join(",") || "-"))) await this.live.answer("roll");
    this.busy = false;
  }

  can(verb: string): boolean {
    return this.live.can(verb);
  }
}
