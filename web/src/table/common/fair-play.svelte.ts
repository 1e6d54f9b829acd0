/** Somebody's part in the fair shuffle: being ready with a promise, showing the number, judging the proof. */

import { Witness, type Judgement } from "../../lib/fairness";
import type { GameName, State, Update, Welcome } from "../../lib/protocol";
import { gameOf } from "../games";
import { lessonNumber } from "../../learn/lessons";
import { isAskedReady } from "./asking";
import type { Live } from "./live.svelte";
import { isDone } from "./requests.svelte";

/** After so many milliseconds something that was not heard is said again. */
const AGAIN = 300;

export class FairPlay<G extends GameName = GameName> {
  /** The verdict on the round that ended last, and the first fraud at this table. */
  verdict = $state.raw<Judgement | null>(null);
  fraud = $state.raw<Judgement | null>(null);
  readonly #witness: Witness;
  /** The commitment of the deal that this page got ready for by itself. */
  #readied = "";
  #revealed = new Set<string>();

  constructor(readonly live: Live<G>) {
    this.#witness = new Witness(live.code);
  }

  follow(message: Welcome<G> | Update<G>, before: State<G> | null): void {
    const { state } = message;
    this.#judge(message, before);
    this.#getReady(state);
    this.#reveal(state);
  }

  /** Nobody knows what of the last connection was heard: everything is shown again. */
  reconnected(): void {
    this.#revealed.clear();
  }

  #judge({ entries, state }: Welcome<G> | Update<G>, before: State<G> | null): void {
    const { sheet, seats } = this.live.connection;
    if (!sheet) return;
    this.#witness.take(entries, before, state, gameOf(state.table.game).material(sheet), seats);
    const { proof } = state.table;
    this.verdict = (proof && this.#witness.verdicts.get(proof.commitment)) ?? this.verdict;
    if (this.verdict?.verdict === "unfair") this.fraud ??= this.verdict;
  }

  /** What this browser saw of the game, as a file: `zehn verify` compares the record with it. */
  receipt(): string {
    const receipt = this.#witness.receipt(this.live.connection.seats);
    return `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`;
  }

  // -- being ready ------------------------------------------------------------------------------------------

  /** Everybody at this device is ready for the next round. */
  async ready(): Promise<boolean> {
    const done = await Promise.all(this.live.unready.map((seat) => this.#promise(seat)));
    return done.every(Boolean);
  }

  /** Says that a seat is ready, and promises a number for the coming shuffle. Latecomers are dealt cards all the same. */
  async #promise(seat: number): Promise<boolean> {
    const promise = this.#witness.promise(this.live.table?.commitment ?? "", seat, lessonNumber(this.live));
    const reply = await this.live.connection.request("ready", { seat, promise });
    if (reply.type === "refused" && reply.key === "ready-late") return true;
    this.live.requests.note(reply);
    return isDone(reply);
  }

  /** Before the first deal, and where the game goes on without a pause, everybody is ready at once. */
  #getReady(state: State<G>): void {
    const { table } = state;
    if (!this.#isEarly(state) || this.#readied === table.commitment) return;
    const seats = state.you.filter(isAskedReady).map((you) => you.seat);
    if (!seats.length) return;
    this.#readied = table.commitment;
    // after this message has been taken in: requests wait for a connection that is welcomed
    queueMicrotask(() =>
      seats.forEach((seat) => void this.#promise(seat).then((done) => done || this.#getReadyAgain())),
    );
  }

  #isEarly({ table, game }: State<G>): boolean {
    if (table.phase === "lobby") return true;
    if (table.phase !== "between") return false;
    return !table.proof || (game !== null && gameOf(table.game).goesOn(game));
  }

  /** Nobody else may be there to let the game go on: what was not heard is said again. */
  #getReadyAgain(): void {
    this.#readied = "";
    setTimeout(() => this.live.state && this.#getReady(this.live.state), AGAIN);
  }

  // -- showing the number -----------------------------------------------------------------------------------

  /** Shows the own numbers as soon as nobody can promise one any more. */
  #reveal(state: State<G>): void {
    for (const { seat, nonce } of this.#witness.reveals(state.table)) {
      if (this.#revealed.has(nonce)) continue;
      this.#revealed.add(nonce);
      queueMicrotask(() => void this.#show(seat, nonce));
    }
  }

  async #show(seat: number, nonce: string): Promise<void> {
    const reply = await this.live.connection.request("reveal", { seat, nonce });
    if (reply.type === "refused" && reply.key === "too-fast") setTimeout(() => this.#showAgain(nonce), AGAIN);
  }

  #showAgain(nonce: string): void {
    this.#revealed.delete(nonce);
    if (this.live.state) this.#reveal(this.live.state);
  }
}
