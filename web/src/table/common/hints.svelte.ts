/** What a bot would do, for a player who asks. */

import type { GameName, Refusal } from "../../lib/protocol";
import { gameOf } from "../games";
import type { Live } from "./live.svelte";

export interface Hint {
  move: string;
  question: number;
  why: Pick<Refusal, "key" | "details" | "text">;
}

export class Hints<G extends GameName = GameName> {
  #newest = $state.raw<Hint | null>(null);

  constructor(readonly live: Live<G>) {}

  /** The hint for the question of the moment. */
  current = $derived.by((): Hint | null => (this.#newest?.question === this.live.question ? this.#newest : null));
  /** Whether there is anything to decide, so that a hint is of use. */
  wanted = $derived.by((): boolean => {
    const { table, ask } = this.live;
    return table !== null && ask !== null && gameOf(table.game).hasChoice(ask);
  });

  /** Takes the hint away. */
  forget(): void {
    this.#newest = null;
  }

  async ask(): Promise<void> {
    const { question } = this.live;
    const reply = await this.live.connection.request("hint", { seat: this.live.seat });
    this.live.requests.note(reply);
    if (reply.type !== "hinted") return;
    const { move, key, details, text } = reply;
    this.#newest = { move, question, why: { key, details, text } };
  }
}
