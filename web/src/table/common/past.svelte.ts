/** A finished game, round by round and step by step: told by the server, shown like a live table. */

import { Refused } from "../../lib/api";
import type { Answer, Source } from "../../lib/connection.svelte";
import type { GameName, Refusal, Round, State, Views, You } from "../../lib/protocol";
import { isSound } from "../../lib/stream";
import type { Line } from "./lines";
import { tell } from "./story";
import type { Teller } from "./telling";

export type Shuffle = "proven" | "unproven" | "wrong";

export class Past implements Source {
  told = $state.raw<Round | null>(null);
  denied = $state.raw<Refusal | null>(null);
  at = $state(0);
  step = $state(0);
  /** Whose cards are seen; -1: nobody's. */
  seat = $state(-1);
  loading = $state(false);
  readonly online = true;
  readonly since = 0;
  readonly tokens = [];
  #known = new Map<number, Round>();
  #opening = false;
  /** The round whose further pages are on their way, and the step that somebody waits for; -1: none. */
  #filling = -1;
  #wanted = -1;

  /** `fetch` tells a page of a round: of a table's game, or of a record that somebody brought along. */
  constructor(private readonly fetch: (at: number, from: number) => Promise<Round>) {}

  sheet = $derived.by((): Views[GameName]["sheet"] | null => this.told?.sheet ?? null);
  seats = $derived.by((): number[] => (this.seat < 0 ? [] : [this.seat]));
  last = $derived.by((): number => (this.told?.length ?? 1) - 1);
  state = $derived.by((): State | null => this.#state(this.step));

  shuffle = $derived.by((): Shuffle => {
    if (!this.told?.proof) return "unproven";
    return this.told.proven && isSound(this.told.proof) ? "proven" : "wrong";
  });

  #state(step: number): State | null {
    const { told, seat } = this;
    const shown = told?.steps[step];
    if (!told || !shown) return null;
    const ended = shown.phase !== "playing";
    const you: You[] = seat < 0 ? [] : [{ seat, hand: shown.hands[seat] ?? null, ask: null, undo: 0 }];
    const table = { ...told.table, phase: shown.phase, proof: ended ? told.proof : null, left: ended ? told.left : [] };
    return { seq: step + 1, question: step, table, game: shown.game, you, clock: null };
  }

  /** What happened up to now, in sentences. */
  lines(teller: Teller): Line[] {
    const steps = this.told?.steps.slice(0, this.step + 1) ?? [];
    return steps.flatMap(({ entry }, number) => {
      const after = this.#state(number);
      const own = entry.what.kind === "move" && Number(entry.what.move.split(" ")[0]) === this.seat;
      const shown = own ? entry : { ...entry, card: "" };
      return after ? tell([shown], this.#state(number - 1), after, teller) : [];
    });
  }

  async open(at: number, from: "start" | "end" = "start"): Promise<void> {
    if (this.#opening || at < 0 || (this.told && at >= this.told.rounds)) return;
    this.#opening = this.loading = true;
    try {
      const told = this.#known.get(at) ?? (await this.fetch(at, 0));
      this.#known.set(at, told);
      [this.told, this.at, this.step] = [told, at, 0];
    } catch (error) {
      if (error instanceof Refused) this.denied = error.refusal;
      return;
    } finally {
      this.#opening = this.loading = false;
    }
    this.jump(from === "end" ? this.last : 0);
    void this.#fill();
  }

  /** Show a step, as soon as its page is there. */
  jump(to: number): void {
    const there = to < (this.told?.steps.length ?? 0);
    if (there) this.step = to;
    this.#wanted = there ? -1 : to;
    this.loading = !there;
    if (!there) void this.#fill();
  }

  /** Fetch the further pages of the round that is shown, one after another. */
  async #fill(): Promise<void> {
    const at = this.at;
    if (this.#filling === at) return;
    this.#filling = at;
    try {
      for (let from = this.#missing(at); from !== null && this.at === at; from = this.#missing(at))
        this.#add(at, await this.fetch(at, from));
    } catch {
      if (this.at === at && this.#wanted >= 0) [this.#wanted, this.loading] = [-1, false];
    } finally {
      if (this.#filling === at) this.#filling = -1;
    }
  }

  #missing(at: number): number | null {
    return this.#known.get(at)?.next ?? null;
  }

  /** Put a page behind those that are there; one that came twice is not. */
  #add(at: number, page: Round): void {
    const told = this.#known.get(at);
    if (!told || told.next !== page.from) return;
    const longer = { ...told, next: page.next, steps: [...told.steps, ...page.steps] };
    this.#known.set(at, longer);
    if (this.at !== at) return;
    this.told = longer;
    if (this.#wanted >= 0) this.jump(this.#wanted);
  }

  /** A step on or back; past the end of a round the next one begins. False if there is nothing more. */
  go(by: 1 | -1): boolean {
    const to = this.step + by;
    if (to >= 0 && to <= this.last) this.jump(to);
    else if (by > 0 && this.at + 1 < (this.told?.rounds ?? 0)) void this.open(this.at + 1);
    else if (by < 0 && this.at > 0) void this.open(this.at - 1, "end");
    else return false;
    return true;
  }

  request(): Promise<Answer> {
    return Promise.resolve({ type: "lost" });
  }

  close(): void {
    // nothing is held open
  }
}
