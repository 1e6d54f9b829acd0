/** What happened at the table, in sentences. */

import type { GameName, State, Update, Welcome } from "../../lib/protocol";
import type { Line } from "./lines";
import type { Live } from "./live.svelte";
import { tell } from "./story";

const MOST_LINES = 300;

export class Log<G extends GameName = GameName> {
  lines = $state.raw<Line[]>([]);

  constructor(readonly live: Live<G>) {}

  /** Adds what a message tells; with the first one comes what happened before. */
  add(message: Welcome<G> | Update<G>, before: State<G> | null): void {
    const { state, entries } = message;
    const { teller } = this.live;
    const earlier = message.type === "welcome" && !before ? tell(message.log ?? [], null, state, teller) : [];
    this.lines = [...this.lines, ...earlier, ...tell(entries, before, state, teller)].slice(-MOST_LINES);
  }
}
