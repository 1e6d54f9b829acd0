/** A table over a line: always the newest state, requests with answers, and it comes back when it breaks. */

import type { GameName, Message, Refusal, Requests, State, Views } from "./protocol";
import { speech } from "./words.svelte";

const PAUSES = [200, 400, 800, 1500, 3000, 5000];
const QUIET = 25_000;
const PATIENCE = 8_000;
const SIGNED_OUT: Refusal = { clause: "TABLE", key: "signed-out", details: {}, text: "" };

export type Answer<G extends GameName = GameName> = Message<G> | { type: "lost" };
export type Listener<G extends GameName = GameName> = (message: Message<G>, before: State<G> | null) => void;
export type RequestType = keyof Requests;
/** What goes with a request; nothing where everything may be left out. */
export type RequestFields<T extends RequestType> =
  Record<string, never> extends Requests[T] ? [fields?: Requests[T]] : [fields: Requests[T]];

/** Where states come from: a live table, or a game that is over (`past`). */
export interface Source<G extends GameName = GameName> {
  readonly state: State<G> | null;
  readonly sheet: Views[G]["sheet"] | null;
  readonly seats: number[];
  readonly online: boolean;
  readonly denied: Refusal | null;
  readonly since: number;
  readonly tokens: string[];
  request<T extends RequestType>(type: T, ...fields: RequestFields<T>): Promise<Answer<G>>;
  close(): void;
}

/** What comes in over a line to a table. */
export interface Hearing {
  opened(): void;
  told(message: Message): void;
  closed(): void;
}
/** A line to a table: a socket, or this device's own engine. */
export interface Line {
  send(text: string): void;
  close(): void;
}
export type Dial = (code: string, hearing: Hearing) => Line;

export function dialServer(code: string, hearing: Hearing): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${code}/socket`);
  socket.onopen = () => hearing.opened();
  socket.onmessage = (event: MessageEvent<string>) => hearing.told(JSON.parse(event.data) as Message);
  socket.onclose = () => hearing.closed();
  return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
}

export class Connection implements Source {
  state = $state.raw<State | null>(null);
  sheet = $state.raw<Views[GameName]["sheet"] | null>(null);
  seats = $state.raw<number[]>([]);
  online = $state(false);
  everOnline = $state(false);
  denied = $state.raw<Refusal | null>(null);
  /** When the newest state arrived: clocks count from there. */
  since = $state(0);

  #line: Line | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;

  constructor(
    readonly code: string,
    readonly tokens: string[],
    readonly listener: Listener,
    readonly dial: Dial = dialServer,
  ) {
    this.#connect();
    this.#alive = setInterval(() => this.#checkAlive(), 5_000);
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#again);
    clearInterval(this.#alive);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#line?.close();
  }

  /** Asks the table for something; resolves with what answers it, or `lost` if the connection broke before. */
  request<T extends RequestType>(type: T, ...[fields]: RequestFields<T>): Promise<Answer> {
    const line = this.#line;
    if (!line || !this.online) return Promise.resolve({ type: "lost" });
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      line.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  #reconnectNow = (): void => {
    if (document.visibilityState === "hidden" || this.online || this.#ended) return;
    this.#failures = 0;
    if (!this.#line) {
      clearTimeout(this.#again);
      this.#connect();
    }
  };

  /** A connection that has gone silent is asked for a sign of life, then given up. */
  #checkAlive(): void {
    const silent = performance.now() - this.#heard;
    if (!this.online) return;
    if (silent > QUIET + PATIENCE) this.#line?.close();
    else if (silent > QUIET) void this.request("ping");
  }

  #connect(): void {
    const line: Line = this.dial(this.code, {
      opened: () => {
        const since = this.state ? this.state.seq - 1 : -1;
        const hello = { type: "hello", tokens: this.tokens, since, lang: speech.language, log: since < 0 };
        line.send(JSON.stringify(hello));
      },
      told: (message) => this.#take(message),
      closed: () => this.#broken(line),
    });
    this.#line = line;
  }

  #take(message: Message): void {
    this.#heard = performance.now();
    const before = this.state;
    if (message.type === "welcome") {
      this.sheet = message.sheet;
      this.seats = message.seats;
      this.online = this.everOnline = true;
      this.#failures = 0;
    }
    if (message.type === "update" && message.sheet) this.sheet = message.sheet;
    if ("state" in message && message.state) {
      this.state = message.state;
      this.since = performance.now();
    } else if (message.type === "refused" && !this.online) {
      this.denied = message;
      this.#ended = true;
    }
    if (message.type === "bye" && !message.again) this.#ended = true;
    if (message.type === "bye" && message.why === "renewed") this.denied = SIGNED_OUT;
    this.listener(message, before);
    const re = "re" in message ? message.re : 0;
    if (re) {
      this.#waiting.get(re)?.(message);
      this.#waiting.delete(re);
    }
  }

  #broken(line: Line): void {
    if (line !== this.#line) return;
    this.#line = null;
    this.online = false;
    for (const resolve of this.#waiting.values()) resolve({ type: "lost" });
    this.#waiting.clear();
    if (this.#ended) return;
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)] ?? 1000;
    this.#again = setTimeout(() => this.#connect(), pause);
  }
}
