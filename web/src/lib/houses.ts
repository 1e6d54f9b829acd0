/** Where a table can be: at the server, or on this device. To the rest of the client they are the same. */

import * as api from "./api";
import { dialServer, type Dial } from "./connection.svelte";
import { engine } from "./local/engine.svelte";
import { read } from "./local/store";
import type { Options, Place, Round, Rules } from "./protocol";
import { ROOT } from "./root";

export interface House {
  readonly name: "server" | "device";
  readonly dial: Dial;
  makeTable(wish: api.Wish): Promise<Place>;
  takeChair(code: string, name: string, seat?: number): Promise<Place>;
  /** Agrees on other rules and options before a game; `token` is that of the host's chair. */
  changeRules(code: string, token: string, rules: Rules, options: Partial<Options>): Promise<unknown>;
  round(code: string, number: number, at: number, from: number): Promise<Round>;
  record(code: string, number: number): Promise<string>;
  /** Where in the client a table is. */
  path(code: string): string;
}

export const server: House = {
  name: "server",
  dial: dialServer,
  makeTable: api.makeTable,
  takeChair: api.takeChair,
  changeRules: api.changeRules,
  round: api.round,
  record: api.record,
  path: (code) => `/t/${code}`,
};

const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function newCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(7))].map((number) => SIGNS[number % SIGNS.length]).join("");
}

/** Browsers short of room delete what they keep; some spare pages that ask. */
function askToKeep(): void {
  if ("storage" in navigator && "persist" in navigator.storage) void navigator.storage.persist().catch(() => false);
}

/** All people of a table of this device sit at it: a place needs no token. */
const place = (table: string, seat: number): Place => ({ table, seat, token: "", join: "", personal: "" });

export const device: House = {
  name: "device",
  dial: (code, hearing) => engine.dial(code, hearing),
  async makeTable(wish) {
    const code = newCode();
    await engine.ask({ do: "make", code, wish });
    askToKeep();
    return place(code, 0);
  },
  takeChair: async (code, name) => place(code, await engine.ask<number>({ do: "sit", code, name })),
  changeRules: (code, _, rules, options) => engine.ask({ do: "agree", code, change: { rules, options } }),
  round: (code, number, round, from) => engine.ask({ do: "retell", code, number, round, from }),
  record: (code, number) => engine.ask({ do: "record", code, number }),
  path: (code) => `/here/${code}`,
};

const FORMAT = "zehn-table/1";

/** A game of this device as a text, to be continued on another one. */
export async function exported(code: string): Promise<string> {
  return JSON.stringify({ format: FORMAT, code, entries: await read(code) });
}

/** Where to continue a game that was saved as a text; null if the text is something else. */
export async function imported(text: string): Promise<string | null> {
  const found = parsed(text);
  if (found?.format !== FORMAT) return null;
  const code = newCode();
  await engine.ask({ do: "bring", code, rows: found.entries ?? [] });
  return device.path(code);
}

function parsed(text: string): { format?: unknown; entries?: unknown } | null {
  try {
    return JSON.parse(text) as { format?: unknown; entries?: unknown } | null;
  } catch {
    return null;
  }
}

/** Gives somebody a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What this device offers, known before the engine is there. */
export async function deviceOffers(): Promise<Awaited<ReturnType<typeof api.games>>> {
  return api.fetchFile(new URL("engine/games.json", ROOT).href);
}
