/** What somebody asks of the table, and why it was refused. */

import type { Answer, RequestFields, RequestType } from "../../lib/connection.svelte";
import type { GameName, Refusal, State } from "../../lib/protocol";
import { onlyBots } from "./asking";
import type { Live } from "./live.svelte";

/** For so long (milliseconds) a tap waits for the connection. */
const PATIENCE = 30_000;
const LOST: Refusal = { clause: "TABLE", key: "unreachable", details: {}, text: "" };

export function isDone(reply: Answer): boolean {
  return reply.type !== "refused" && reply.type !== "lost";
}

export class TableRequests<G extends GameName = GameName> {
  refusal = $state.raw<Refusal | null>(null);
  /** How many answers the table has accepted from this page. */
  accepted = $state(0);
  /** The question that was answered last; a second tap on it is none. */
  #answered = -1;
  #waiting: { question: number; move: string; at: number } | null = null;

  constructor(readonly live: Live<G>) {}

  /** Whether something was done; if not, the refusal says why. */
  async ok<T extends RequestType>(type: T, ...fields: RequestFields<T>): Promise<boolean> {
    const reply = await this.live.connection.request(type, ...fields);
    this.note(reply);
    return isDone(reply);
  }

  /** Remembers why a request was refused, if it was. */
  note(reply: Answer): void {
    if (reply.type === "lost") this.refusal = LOST;
    else this.refusal = reply.type === "refused" ? reply : null;
  }

  /** Answers the question of the moment; a second tap on the same question is none. */
  answer(...words: (string | number)[]): Promise<boolean> {
    return this.answerAs(this.live.seat, ...words);
  }

  /** The same for another of the own seats, in a window. */
  answerAs(seat: number, ...words: (string | number)[]): Promise<boolean> {
    return this.#answer([seat, ...words].join(" "));
  }

  async #answer(move: string): Promise<boolean> {
    const { question } = this.live;
    if (this.live.past || question === this.#answered) return false;
    this.#answered = question;
    this.live.motion.hurry();
    const reply = await this.live.connection.request("answer", { question, move });
    this.note(reply);
    const done = isDone(reply);
    if (reply.type === "lost") this.#waiting = { question, move, at: performance.now() };
    if (!done && this.#answered === question) this.#answered = -1;
    if (done) this.accepted += 1;
    return done;
  }

  /** Lets a window pass, for everybody at this device. */
  async pass(): Promise<boolean> {
    const { question } = this.live;
    const done = await Promise.all(this.live.asked.map(({ seat }) => this.ok("wave", { question, seat })));
    return done.every(Boolean);
  }

  undo(): Promise<boolean> {
    this.#answered = -1;
    return this.ok("undo", { question: this.live.question, seat: this.live.seat, count: 1 });
  }

  /** Whether a move would be legal, and what it would leave. */
  check(move: string): Promise<Answer<G>> {
    return this.live.connection.request("check", { move });
  }

  /** Another game. Against bots it begins at once, with the same ones. */
  async rematch(): Promise<void> {
    const alone = onlyBots(this.live.table?.chairs ?? [], this.live.connection.seats);
    if ((await this.ok("rematch")) && alone) await this.ok("start", { fill: this.live.level });
  }

  /** A new question: an old refusal says nothing about it, unless it was refused for being late. */
  forget(): void {
    if (this.refusal?.key !== "stale") this.refusal = null;
  }

  /** A tap that met a broken connection is made up for, if the same question is still asked. */
  reconnected(state: State<G>): void {
    this.refusal = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting?.question !== state.question || performance.now() - waiting.at >= PATIENCE) return;
    queueMicrotask(() => void this.#answer(waiting.move));
  }
}
