/** The engine on this device, seen from the page: it is started when somebody needs it, and tells how far it is. */

import { Refused } from "../api";
import type { Hearing, Line } from "../connection.svelte";
import { savesData } from "../idle";
import { ROOT } from "../root";
import { speech } from "../words.svelte";
import { refusal, type FromWorker, type Order, type ToWorker } from "./messages";

interface Asked {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  part: (part: unknown) => void;
}

class Engine {
  /** Bytes that are here, of all that are needed; 0 of 0 while nothing is loaded. */
  loaded = $state(0);
  total = $state(0);
  /** Whether somebody waits for it. */
  waiting = $state(0);
  #worker: Worker | null = null;
  #last = 0;
  #asked = new Map<number, Asked>();
  #tables = new Map<string, Hearing>();

  /**
   * Calls a function in Python, by the name of its desk and its own: `rules`, `pad.show` (`zehn.local.desks`). Some answer
   * in parts, one after another, and can be stopped meanwhile.
   */
  call<T, P = unknown>(what: string, fields: unknown, part?: (part: P) => void, stop?: AbortSignal): Promise<T> {
    return this.ask<T>({ do: "ask", what, fields }, part as Asked["part"] | undefined, stop);
  }

  /** Asks for something and waits, as long as it takes to fetch the engine. */
  async ask<T>(order: Order, part: Asked["part"] = () => undefined, stop?: AbortSignal): Promise<T> {
    this.waiting += 1;
    try {
      return await this.#answered<T>(this.#running(), order, part, stop);
    } finally {
      this.waiting -= 1;
    }
  }

  #answered<T>(worker: Worker, order: Order, part: Asked["part"], stop?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = ++this.#last;
      this.#asked.set(id, { resolve: resolve as Asked["resolve"], reject, part });
      worker.postMessage({ id, order, lang: speech.language } satisfies ToWorker);
      stop?.addEventListener("abort", () => {
        if (!this.#asked.delete(id)) return;
        worker.postMessage({ id, stop: true } satisfies ToWorker);
        reject(new DOMException("stopped", "AbortError"));
      });
    });
  }

  /** Connects to a table of this device. */
  dial(code: string, hearing: Hearing): Line {
    this.#tables.set(code, hearing);
    void this.ask({ do: "open", code }).then(
      () => this.#tables.get(code) === hearing && hearing.opened(),
      (error: unknown) => hearing.told({ type: "refused", re: 0, state: null, ...why(error) }),
    );
    return {
      send: (text) => this.#worker?.postMessage({ code, text } satisfies ToWorker),
      close: () => {
        if (this.#tables.get(code) !== hearing) return;
        this.#tables.delete(code);
        this.#worker?.postMessage({ code, left: true } satisfies ToWorker);
      },
    };
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    if (!isAble()) throw new Refused(refusal("device-old"), 0);
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener("error", () => this.#broken());
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromWorker): void {
    if ("loaded" in message) [this.loaded, this.total] = [message.loaded, message.total];
    else if ("code" in message) message.told.forEach((told) => this.#tables.get(message.code)?.told(told));
    else {
      const asked = this.#asked.get(message.id);
      if ("part" in message) return asked?.part(message.part);
      this.#asked.delete(message.id);
      if ("refused" in message) asked?.reject(new Refused(message.refused, 0));
      else asked?.resolve(message.answer);
    }
  }

  /** The worker's script cannot be fetched, or it has crashed: whoever asks again gets a new one. */
  #broken(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#asked.values()) reject(new Refused(refusal("device-download"), 0));
    this.#asked.clear();
    for (const hearing of this.#tables.values()) hearing.closed();
  }
}

/** Whether this browser can run the engine at all. */
export function isAble(): boolean {
  const needed = ["Worker", "WebAssembly", "indexedDB", "DecompressionStream"];
  return needed.every((name) => name in globalThis && globalThis[name as keyof typeof globalThis] !== undefined);
}

function why(error: unknown): ReturnType<typeof refusal> {
  return error instanceof Refused ? error.refusal : refusal("device-broken");
}

export const engine = new Engine();

/** Fetches the engine while nobody waits for anything, unless this person is short of data. */
export function prefetch(): void {
  if (!isAble() || !("caches" in globalThis) || savesData()) return;
  void Promise.all([import("virtual:engine"), import("./download")])
    .then(([{ default: manifest }, { Download }]) => new Download(manifest, ROOT).keep())
    .catch(() => undefined); // nobody waits for it: it goes on at the next visit
}
