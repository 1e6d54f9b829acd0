/** A table for tests: it shows what it is told to show, and notes what it is asked. */

import type { Answer, Listener, Source } from "../src/lib/connection.svelte";
import type { Chair, GameName, State, Table, Views, You } from "../src/lib/protocol";
import { Live } from "../src/table/common/live.svelte";

export const chair = (name: string, kind: Chair["kind"] = "human"): Chair => ({
  kind,
  name,
  level: "",
  connected: true,
  stand_in: "",
  muted: false,
  ready: false,
});

export class FakeTable<G extends GameName> implements Source<G> {
  asked: [string, unknown][] = [];
  state = $state.raw<State<G> | null>(null);
  sheet = $state.raw<Views[G]["sheet"] | null>(null);
  /** Whether requests are lost. */
  deaf = false;
  /** What the table says to a request; anything else is simply done. */
  reply: (type: string, fields: unknown) => Answer<G> | null = () => null;
  readonly seats: number[] = [0];
  readonly online = true;
  readonly denied = null;
  readonly since = 0;
  readonly tokens: string[] = [];
  readonly live: Live<G>;
  #listener: Listener<G> | null = null;

  constructor(
    readonly game: G,
    readonly chairs: Chair[],
  ) {
    this.live = new Live<G>("ABC234", (listener) => {
      this.#listener = listener;
      return this;
    });
  }

  /** Shows a new state; what is not given is as it was. */
  show(news: {
    question?: number;
    you?: Partial<You<G>>;
    game?: Views[G]["game"] | null;
    table?: Partial<Table<G>>;
  }): void {
    const before = this.state;
    const question = news.question ?? (before?.question ?? 0) + 1;
    const plain: Table<G> = {
      code: "ABC234",
      game: this.game,
      phase: "playing",
      paused: false,
      host: 0,
      number: 0,
      chairs: this.chairs,
      spectators: 0,
      options: { clock: 0, grace: 60, pace: 1, rest: 20, undo: true, spectators: true, chat: true },
      commitment: "c",
      promises: [],
      bound: false,
      proof: null,
      left: [],
      until: 0,
    };
    this.state = {
      seq: (before?.seq ?? 0) + 1,
      question,
      table: { ...plain, ...before?.table, ...news.table },
      game: news.game === undefined ? (before?.game ?? null) : news.game,
      you: [{ seat: 0, hand: null, ask: null, undo: 0, ...before?.you[0], ...news.you }],
      clock: null,
    };
    this.#listener?.({ type: "update", entries: [], state: this.state }, before);
  }

  request(type: string, fields: unknown = {}): Promise<Answer<G>> {
    this.asked.push([type, fields]);
    if (this.deaf || !this.state) return Promise.resolve({ type: "lost" });
    return Promise.resolve(this.reply(type, fields) ?? { type: "update", entries: [], state: this.state });
  }

  /** The moves that were answered. */
  get answers(): string[] {
    return this.asked.flatMap(([type, fields]) => (type === "answer" ? [(fields as { move: string }).move] : []));
  }

  close(): void {
    // nothing is held open
  }
}
