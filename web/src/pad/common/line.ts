/** A line to a shared pad of the server: it comes back when it breaks, and notices when it has gone silent. */

import type { Bye, PadOpened, PadRenewed, PadWritten, Pong, Refused } from "../../lib/protocol";

export type PadMessage = PadOpened | PadWritten | PadRenewed | Refused | Pong | Bye;

const PAUSES = [200, 400, 800, 1500, 3000, 5000];
const QUIET = 25_000;
const PATIENCE = 8_000;

export class PadLine {
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval>;
  #heard = 0;
  #ended = false;
  #closed = false;

  constructor(
    readonly code: string,
    readonly hello: () => object,
    readonly told: (message: PadMessage) => void,
    readonly lost: () => void,
  ) {
    this.#connect();
    this.#alive = setInterval(() => this.#checkAlive(), 5_000);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#alive);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/pads/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.send(this.hello());
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as PadMessage);
    socket.onclose = () => this.#broken(socket);
  }

  #hear(message: PadMessage): void {
    this.#heard = performance.now();
    if (message.type === "pad") this.#failures = 0;
    if (message.type === "bye" && !message.again) this.#ended = true;
    if (!this.#closed) this.told(message);
  }

  #broken(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.#closed) return;
    this.lost();
    if (this.#ended) return;
    this.#again = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]);
  }

  #now = (): void => {
    if (document.visibilityState === "hidden" || this.#socket || this.#ended) return;
    clearTimeout(this.#again);
    this.#failures = 0;
    this.#connect();
  };

  #checkAlive(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = performance.now() - this.#heard;
    if (silent > QUIET + PATIENCE) this.#socket.close();
    else if (silent > QUIET) this.send({ type: "ping" });
  }
}
