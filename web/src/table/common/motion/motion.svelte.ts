/**
 * What happens, one after another, so that it is seen: the felt shows each state when its turn comes, while the hand and
 * the buttons always have the newest. Whoever acts does not wait: then everything that is still to be shown is over at once.
 */

import { tick } from "svelte";

import { looks } from "../../../lib/looks.svelte";
import type { Entry, GameName, State } from "../../../lib/protocol";
import { play } from "../../../lib/sounds";
import { gameOf } from "../../games";
import type { Live } from "../live.svelte";
import type { Event } from "./flights";
import { launch, locate } from "./stage";

/** Milliseconds that something moves, and that the eye rests after it. */
const MOVE = 300;
const REST = 70;
/** With so many events behind, nothing moves any more. */
const TOO_MANY = 10;

interface Frame<G extends GameName> {
  entry: Entry;
  before: State<G>;
  after: State<G>;
}

export class Motion<G extends GameName = GameName> {
  /** What the felt shows; null: the newest state. */
  shown = $state.raw<State<G> | null>(null);
  /** Whether dice are rolling, so that nobody counts them yet. */
  rolling = $state(false);
  #frames: Frame<G>[] = [];
  #running = false;
  #flying: Animation[] = [];
  #wake: (() => void) | null = null;

  constructor(readonly live: Live<G>) {}

  /** Whether everything that has happened was shown. */
  settled = $derived.by((): boolean => this.shown === null);

  /** Something has happened; the page still shows what was before. */
  follow(entries: Entry[], before: State<G> | null, after: State<G>): void {
    const moving = entries.filter(({ what }) => what.kind === "move" || what.kind === "dealt");
    const back = !after.game || entries.some(({ what }) => what.kind === "undo");
    if (!before?.game || back || this.#still()) this.hurry();
    else if (moving.length) this.#line(moving, before, after);
  }

  /** Puts what has happened behind what is still to be shown. */
  #line(moving: Entry[], before: State<G>, after: State<G>): void {
    this.shown ??= before;
    const last = moving.length - 1;
    for (const [place, entry] of moving.entries()) {
      this.#frames.push({ entry, before, after: place === last ? after : before });
    }
    if (!this.#running) void this.#run();
  }

  #still(): boolean {
    return looks.calm || document.hidden || this.#frames.length > TOO_MANY || this.live.past;
  }

  /** Everything is over at once. */
  hurry(): void {
    this.#frames = [];
    this.shown = null;
    this.rolling = false;
    for (const animation of this.#flying) animation.finish();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let frame = this.#frames.shift(); frame; frame = this.#frames.shift()) await this.#show(frame);
    this.#running = false;
    this.shown = null;
  }

  async #show(frame: Frame<G>): Promise<void> {
    const event = this.#event(frame);
    const starts = event.flights.map(({ from }) => locate(from));
    this.shown = frame.after;
    this.rolling = event.sound === "dice";
    await tick();
    if (this.shown !== frame.after) return;
    const duration = this.#duration();
    if (event.sound) play(event.sound);
    const timing = { duration, seq: frame.entry.seq };
    this.#flying = event.flights.flatMap((flight, place) => launch(flight, starts[place] ?? null, timing));
    const late = Math.max(0, ...event.flights.map((flight) => flight.late ?? 0));
    await this.#wait(duration * ((event.long ?? 1) + late / 100) + REST * (duration / MOVE));
    this.rolling = false;
  }

  #event({ entry, before, after }: Frame<G>): Event {
    return gameOf(after.table.game).event(entry, before, after, this.live.seat) ?? { flights: [] };
  }

  /** Shorter when more is waiting, or somebody is asked. */
  #duration(): number {
    const behind = this.#frames.length;
    return Math.max(60, (looks.duration(MOVE) * (this.live.ask ? 0.8 : 1)) / (1 + behind * 0.6));
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
