/** Several people at one device: one of them holds it, and only their cards are shown. */

import type { GameName, You } from "../../lib/protocol";
import { gameOf } from "../games";
import type { Live } from "./live.svelte";

export class Device<G extends GameName = GameName> {
  /** Who holds the device; -1: nobody yet. */
  holder = $state(-1);

  constructor(readonly live: Live<G>) {}

  shared = $derived.by((): boolean => (this.live.state?.you.length ?? 0) > 1);
  /** Whether nothing is hidden in this game: then the player who is asked plays, and no curtain falls. */
  #open = $derived.by((): boolean => this.live.table !== null && gameOf(this.live.table.game).open);

  /** Who has to take the device before anything is shown; -1: nobody. In a window all may act, and no curtain falls. */
  curtain = $derived.by((): number => {
    const { asked, clock } = this.live;
    if (!this.shared || this.#open || !asked.length || clock?.kind === "window") return -1;
    return asked.some((you) => you.seat === this.holder) ? -1 : (asked[0]?.seat ?? -1);
  });

  /** Whose cards are shown. */
  you = $derived.by((): You<G> | null => {
    const seats = this.live.state?.you ?? [];
    if (!this.shared) return seats[0] ?? null;
    if (this.#open) return this.live.asked[0] ?? seats[0] ?? null;
    return this.curtain < 0 ? (seats.find((you) => you.seat === this.holder) ?? null) : null;
  });

  /** The one that the curtain waits for has taken the device. */
  take(): void {
    this.holder = this.curtain;
  }
}
