/** The games of this browser: those that go on, and those that are over with how they ended. */

import { Refused, showTable } from "../lib/api";
import { device, server, type House } from "../lib/houses";
import { forget, listed, type Known as Local } from "../lib/local/store";
import { chairs, forgetTable, type Chair } from "../lib/memory";
import type { GameName } from "../lib/protocol";
import { results, type Result } from "../lib/results";
import { isSite } from "../lib/root";

/** A table that there is. */
export interface Known {
  house: House;
  code: string;
  game: GameName;
  phase: string;
  others: string[];
  /** Until when it is kept, and how many of its games are finished. */
  until: number;
  finished: number;
  at: number;
}

/** A finished game; `table` is missing where the table is gone, `result` where nothing was noted. */
export interface Finished {
  key: string;
  game: GameName;
  code: string;
  number: number;
  at: number;
  table: Known | null;
  result: Result | null;
}

const MOST_TABLES = 12;
const MOST_FINISHED = 60;

export class Mine {
  tables = $state.raw<Known[]>([]);
  #results = $state.raw<Result[]>([]);
  running = $derived(this.tables.filter(({ phase }) => phase !== "over"));
  finished = $derived(finished(this.tables, this.#results));

  async look(): Promise<void> {
    this.#results = results();
    const here = (await listed()).map(onDevice);
    this.tables = here;
    if (isSite()) return;
    const known = [...new Map(chairs().map((chair) => [chair.table, chair])).values()].slice(0, MOST_TABLES);
    const found = await Promise.all(known.map(atServer));
    this.tables = [...found.filter((one) => one !== null), ...here].sort((one, other) => other.at - one.at);
  }

  async drop(table: Known): Promise<void> {
    await forget(table.code).catch(() => undefined);
    await this.look();
  }
}

async function atServer(chair: Chair): Promise<Known | null> {
  try {
    const { phase, game, code, number, until, chairs } = await showTable(chair.table);
    const others = chairs.filter(({ name }, seat) => name && seat !== chair.seat).map(({ name }) => name);
    const finished = number + Number(phase === "over");
    return { house: server, code, game, phase, others, until, finished, at: chair.at };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forgetTable(chair.table);
    return null;
  }
}

function onDevice({ code, game, phase, names, finished, at }: Local): Known {
  return { house: device, code, game, phase, others: names.slice(1), until: 0, finished, at };
}

/** What was noted, and the games of tables that nothing was noted of; the newest first. */
export function finished(tables: Known[], noted: Result[]): Finished[] {
  const of = new Map(tables.map((table) => [`${table.house.name}.${table.code}`, table]));
  const told = noted.map((result): Finished => {
    const { house, code, number, game, at } = result;
    const table = of.get(`${house}.${code}`) ?? null;
    return { key: `${house}.${code}.${number}`, game, code, number, at, table, result };
  });
  const keys = new Set(told.map(({ key }) => key));
  const untold = tables.flatMap((table) =>
    Array.from({ length: table.finished }, (_, number): Finished => {
      const { game, code, at } = table;
      return { key: `${table.house.name}.${code}.${number}`, game, code, number, at, table, result: null };
    }),
  );
  const all = [...told, ...untold.filter(({ key }) => !keys.has(key))];
  return all.sort((one, other) => other.at - one.at).slice(0, MOST_FINISHED);
}
