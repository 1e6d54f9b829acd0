/** The worker in which the engine runs: Python, Zehn, and the browser's database. One thing happens at a time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import manifest from "virtual:engine";

import { ROOT } from "../root";
import { Download, DownloadFails } from "./download";
import { refusal, type FromWorker, type Order, type ToWorker } from "./messages";
import type { Message, Refusal, Table } from "../protocol";
import { append, bring, forget, note, read, type Row } from "./store";

/** What of `zehn.local.device` is called; texts are JSON. */
interface Device {
  lang: string;
  ask(what: string, fields: string): string;
  go_on(job: number): string;
  drop(job: number): void;
  make(wish: string): string;
  load(code: string, rows: string): string;
  close(code: string): void;
  show(code: string): string;
  finished(code: string): number;
  record(code: string, number: number): string;
  retell(code: string, number: number, round: number, from: number): string;
  sit(code: string, name: string): string;
  agree(code: string, change: string): string;
  receive(code: string, text: string): void;
  leave(code: string): void;
  step(code: string): string;
  stored(code: string): void;
  not_stored(code: string, key: string): void;
  told(code: string): string;
  wait(code: string): number;
  act(code: string): void;
}
interface Step {
  seq: number;
  at: number;
  bodies: unknown[];
}
interface Pyodide {
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): unknown;
}

const post = (message: FromWorker): void => postMessage(message);

class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

// -- starting -----------------------------------------------------------------------------------------------------

const START = `
from zehn import rooms
from zehn.local.device import Device, speak
for game in rooms.games():
    rooms.room("tables.boards", game)
speak(said)
Device()
`;

const files = import.meta.glob<string>("../../../../src/zehn/sheets/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Says a message of the engine; what the client cannot say itself are rulebooks and rare refusals. */
function speaker(): (language: string, key: string, details: string) => string | undefined {
  const bundles = new Map<string, FluentBundle>();
  const of = (language: string): FluentBundle => {
    const known = bundles.get(language);
    if (known) return known;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of Object.entries(files))
      if (path.includes(`/words/${language}/`)) bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
    return bundle;
  };
  return (language, key, details) => {
    const value = of(language).getMessage(key)?.value;
    return value ? of(language).formatPattern(value, JSON.parse(details) as Record<string, string>) : undefined;
  };
}

/** Python asks for its files by `fetch`: it gets those that are here, and nothing from anywhere else. */
function serve(found: Map<string, Uint8Array<ArrayBuffer>>): void {
  globalThis.fetch = (input) => {
    const name = (input instanceof Request ? input.url : String(input)).replace(/^.*\//, "");
    const bytes = found.get(name);
    found.delete(name);
    if (!bytes) return Promise.reject(new TypeError(`${name} is not here`));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": type } }));
  };
}

async function start(): Promise<Device> {
  if (!manifest.folder) throw new DownloadFails("the engine was not built");
  const download = new Download(manifest, ROOT, (loaded, total) => post({ loaded, total }));
  await download.keep();
  const script = new URL(`${manifest.folder}/pyodide.mjs`, ROOT).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ script).catch(() => {
    throw new DownloadFails(script);
  })) as { loadPyodide: (options: object) => Promise<Pyodide> };
  const quiet = new Download(manifest, ROOT);
  const names = manifest.files.map(({ name }) => name);
  serve(new Map(await Promise.all(names.map(async (name) => [name, await quiet.file(name)] as const))));
  const python = await loadPyodide({
    indexURL: new URL(`${manifest.folder}/`, ROOT).href,
    lockFileContents: manifest.lock,
    env: { ZEHN_PLAIN: "1", HOME: "/" },
  });
  python.globals.set("said", speaker());
  return python.runPython(START) as Device;
}

let starting: Promise<Device> | null = null;
function device(): Promise<Device> {
  starting ??= start();
  starting.catch(() => (starting = null));
  return starting;
}

// -- tables -------------------------------------------------------------------------------------------------------

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const noted = new Map<string, string>();
const locks = new Map<string, () => void>();

/** One tab alone may write a table; false if another one does. Where browsers have no locks, numbers of entries decide. */
function take(code: string): Promise<boolean> {
  if (locks.has(code) || !("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`zehn-table-${code}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((release) => locks.set(code, release)) : undefined;
    });
  });
}

async function open(engine: Device, code: string): Promise<void> {
  if (!(await take(code))) throw new Refusing(refusal("device-elsewhere"));
  await load(engine, code);
}

async function load(engine: Device, code: string): Promise<void> {
  const rows = await stored(read(code));
  if (!rows.length) throw new Refusing(refusal("no-table"));
  told(engine.load(code, JSON.stringify(rows)));
}

/** What the browser's database does; where it does not, the refusal says so. */
const stored = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new Refusing(refusal("device-storage"));
  });

function told<T>(answer: string): T {
  const read = JSON.parse(answer) as { told: T } | { refused: Refusal };
  if ("refused" in read) throw new Refusing(read.refused);
  return read.told;
}

// -- answers in parts ---------------------------------------------------------------------------------------------

/** Questions that are answered in parts, by their numbers; the numbers of the answers are Python's. */
const jobs = new Map<number, number>();

/** Asks a desk. */
async function ask(id: number, what: string, fields: unknown): Promise<void> {
  const engine = await device();
  const answer = engine.ask(what, JSON.stringify(fields));
  const { job } = JSON.parse(answer) as { job?: number };
  if (job === undefined) post({ id, answer: told(answer) });
  else {
    jobs.set(id, job);
    await goOn(id);
  }
}

/** One part, and then whatever else is waiting has its turn. */
async function goOn(id: number): Promise<void> {
  const job = jobs.get(id);
  if (job === undefined) return;
  const answer = (await device()).go_on(job);
  const read = JSON.parse(answer) as { part?: unknown };
  if ("part" in read) {
    post({ id, part: read.part });
    setTimeout(() => next(() => answering(id, () => goOn(id))));
  } else {
    jobs.delete(id);
    post({ id, answer: told(answer) });
  }
}

async function stop(id: number): Promise<void> {
  const job = jobs.get(id);
  if (job !== undefined) (await device()).drop(job);
  jobs.delete(id);
}

/** Stores what was decided, plays it, shows it, as long as there is anything; then waits for what time does. */
async function settle(engine: Device, code: string): Promise<void> {
  clearTimeout(timers.get(code));
  for (let step = engine.step(code); ; step = engine.step(code)) {
    const messages = JSON.parse(engine.told(code)) as Message[];
    if (messages.length) post({ code, told: messages });
    if (!step) break;
    const { seq, at, bodies } = JSON.parse(step) as Step;
    try {
      await append(code, seq, at, bodies);
      engine.stored(code);
    } catch (error) {
      engine.not_stored(code, isTaken(error) ? "device-elsewhere" : "device-full");
    }
  }
  await remember(engine, code);
  const wait = engine.wait(code);
  if (wait >= 0)
    timers.set(
      code,
      setTimeout(() => next(() => act(code)), Math.min(wait, 2 ** 30)),
    );
}

/** Whether entries with these numbers are there already: where browsers have no locks, another tab may have written them. */
const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === "ConstraintError";

async function act(code: string): Promise<void> {
  const engine = await device();
  engine.act(code);
  await settle(engine, code);
}

/** Notes what the start page lists, when it has changed. */
async function remember(engine: Device, code: string): Promise<void> {
  const table = JSON.parse(engine.show(code)) as Table;
  const left = !table.chairs.some(({ kind }) => kind === "human");
  const names = table.chairs.map(({ name }) => name).filter(Boolean);
  const known = { code, game: table.game, phase: left ? "over" : table.phase, names, finished: engine.finished(code) };
  const text = JSON.stringify(known);
  if (noted.get(code) === text) return;
  noted.set(code, text);
  const done = left && !known.finished ? forget(code) : note({ ...known, at: Date.now() });
  await done.catch(() => undefined); // the list is a convenience
}

async function obey(order: Exclude<Order, { do: "ask" }>): Promise<unknown> {
  const engine = await device();
  switch (order.do) {
    case "make": {
      const { at, bodies } = told<Step>(engine.make(JSON.stringify(order.wish)));
      await stored(append(order.code, 0, at, bodies));
      await open(engine, order.code);
      await remember(engine, order.code);
      return null;
    }
    case "bring": {
      told(engine.load(order.code, JSON.stringify(order.rows)));
      engine.close(order.code);
      await stored(bring(order.code, order.rows as Row[]));
      await open(engine, order.code);
      await remember(engine, order.code);
      return null;
    }
    case "open":
      return open(engine, order.code);
    case "sit": {
      const seat = told<number>(engine.sit(order.code, order.name));
      await settle(engine, order.code);
      return seat;
    }
    case "agree":
      told(engine.agree(order.code, JSON.stringify(order.change)));
      return settle(engine, order.code);
    case "record":
      return looking(engine, order.code, () => engine.record(order.code, order.number));
    case "retell":
      return looking(engine, order.code, () => told(engine.retell(order.code, order.number, order.round, order.from)));
  }
}

/** Looks at a table at which this tab need not sit. */
async function looking<T>(engine: Device, code: string, look: () => T): Promise<T> {
  await load(engine, code);
  try {
    return look();
  } finally {
    if (!locks.has(code) && "locks" in navigator) engine.close(code);
  }
}

function why(error: unknown): Refusal {
  if (error instanceof Refusing) return error.refusal;
  return refusal(error instanceof DownloadFails ? "device-download" : "device-broken");
}

let last: Promise<unknown> = Promise.resolve();
/** Does something when all that came before is done. */
function next(work: () => Promise<unknown>): void {
  last = last.then(work).catch((error: unknown) => console.error(error));
}

async function answer({ id, order, lang }: Extract<ToWorker, { order: Order }>): Promise<void> {
  await answering(id, async () => {
    (await device()).lang = lang;
    if (order.do === "ask") await ask(id, order.what, order.fields);
    else post({ id, answer: await obey(order) });
  });
}

/** Does what answers a question; what fails is an answer, too. */
async function answering(id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    jobs.delete(id);
    if (!(error instanceof Refusing)) console.warn(error);
    post({ id, refused: why(error) });
  }
}

async function hear(code: string, text: string): Promise<void> {
  const engine = await device();
  engine.receive(code, text);
  await settle(engine, code);
}

async function leave(code: string): Promise<void> {
  const engine = await device();
  clearTimeout(timers.get(code));
  engine.leave(code);
  engine.close(code);
  locks.get(code)?.();
  locks.delete(code);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("order" in data) next(() => answer(data));
  else if ("stop" in data) next(() => stop(data.id));
  else if ("left" in data) next(() => leave(data.code));
  else next(() => hear(data.code, data.text));
});
