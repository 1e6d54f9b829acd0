/** The tables of this device in the browser's database: entries are added, never changed. */

import type { GameName } from "../protocol";

/** What the start page shows of a table without opening it. */
export interface Known {
  code: string;
  game: GameName;
  phase: string;
  names: string[];
  finished: number;
  at: number;
}
/** An entry with its time, as the engine reads it. */
export type Row = [at: number, body: unknown];

const NAME = "zehn";
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "code" });
      request.result.createObjectStore("entries");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(fault(request.error));
    request.onblocked = () => reject(new Error("blocked"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const fault = (error: DOMException | null): Error => error ?? new Error("the database fails");

/** A number that sorts as text: keys of entries are `CODE/00000007`. */
const key = (code: string, seq: number): string => `${code}/${String(seq).padStart(8, "0")}`;
const all = (code: string): IDBKeyRange => IDBKeyRange.bound(`${code}/`, `${code}0`, false, true);

/** Does something in one transaction; done when it is durable. */
async function within<T>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (of: (store: string) => IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const base = await database();
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(stores, mode, { durability: "strict" });
    const request = work((store) => transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request ? request.result : null);
    transaction.onabort = () => reject(fault(transaction.error)); // also after an error, which it then names
  });
}

/** Adds entries; fails, and adds none, if one with such a number is there already or there is no room. */
export async function append(code: string, seq: number, at: number, bodies: unknown[]): Promise<void> {
  await within(["entries"], "readwrite", (of) => {
    bodies.forEach((body, place) => of("entries").add([at, body], key(code, seq + place)));
    return null;
  });
}

/** Adds a whole list of entries with their times, or nothing. */
export async function bring(code: string, rows: Row[]): Promise<void> {
  await within(["entries"], "readwrite", (of) => {
    rows.forEach((row, seq) => of("entries").add(row, key(code, seq)));
    return null;
  });
}

export async function read(code: string): Promise<Row[]> {
  return (
    (await within<Row[]>(["entries"], "readonly", (of) => of("entries").getAll(all(code)) as IDBRequest<Row[]>)) ?? []
  );
}

export async function note(known: Known): Promise<void> {
  await within(["tables"], "readwrite", (of) => of("tables").put(known));
}

/** All tables of this device, the newest first; none where the browser keeps nothing. */
export async function listed(): Promise<Known[]> {
  try {
    const found = await within<Known[]>(["tables"], "readonly", (of) => of("tables").getAll() as IDBRequest<Known[]>);
    return (found ?? []).sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

export async function forget(code: string): Promise<void> {
  await within(["tables", "entries"], "readwrite", (of) => {
    of("entries").delete(all(code));
    of("tables").delete(code);
    return null;
  });
}
