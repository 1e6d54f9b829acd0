/** Leaving a game can be undone for a while: the chair is given back only afterwards, or at the next visit. */

import { Connection, type Listener } from "../lib/connection.svelte";
import { device, server } from "../lib/houses";
import { chairsAt, forgetTable, keep, keepChair, kept, type Chair } from "../lib/memory";
import type { GameName } from "../lib/protocol";
import type { Live } from "../table/common/live.svelte";

/** For so long (milliseconds) one can come back. */
export const UNDO = 20_000;

export interface Left {
  house: "server" | "device";
  code: string;
  game: GameName;
  seats: number[];
  chairs: Chair[];
  at: number;
}

const houses = { server, device };

export const left = (): Left | null => kept<Left>("left");

/** Notes that everybody at this device has left: on the start page they can take it back. */
export function leaveLater(live: Live): void {
  const { table, house, code } = live;
  if (!table) return;
  void giveBack(left());
  const { seats } = live.connection;
  const note: Left = { house: house.name, code, game: table.game, seats, chairs: chairsAt(code), at: Date.now() };
  keep("left", note);
  forgetTable(code);
}

/** Where the table is that one comes back to. */
export function comeBack({ house, code, chairs }: Left): string {
  keep("left", null);
  chairs.forEach(keepChair);
  return houses[house].path(code);
}

/** Gives the chairs back for good; until the table knows, the note stays, so that the next visit makes up for it. */
export function giveBack(one: Left | null): Promise<void> {
  if (!one) return Promise.resolve();
  keep("left", { ...one, at: 0 });
  const tokens = one.chairs.map(({ token }) => token);
  return new Promise((done) => {
    const listen: Listener = ({ type }) => {
      if (type === "welcome") queueMicrotask(() => void leaveAll(connection, one.seats).then(told));
      else if (type === "refused" || type === "bye") queueMicrotask(told);
    };
    const connection = new Connection(one.code, tokens, listen, houses[one.house].dial);
    const late = setTimeout(end, UNDO);
    function told(): void {
      const note = left();
      if (note?.code === one?.code && note?.at === 0) keep("left", null);
      end();
    }
    function end(): void {
      clearTimeout(late);
      connection.close();
      done();
    }
  });
}

async function leaveAll(connection: Connection, seats: number[]): Promise<void> {
  for (const seat of seats) await connection.request("leave", { seat });
}
