/** Notes a game that has just ended on this device. */

import { keepResult } from "../lib/results";
import type { Live } from "../table/common/live.svelte";
import { gameOf } from "../table/games";

/** Whether it is new: a reload at the end of a game notes nothing again. */
export function note(live: Live): boolean {
  const { table, game, past } = live;
  const own = live.connection.seats;
  if (past || !game || table?.phase !== "over" || !own.length) return false;
  return keepResult({
    ...gameOf(table.game).result(game),
    game: table.game,
    house: live.house.name,
    code: live.code,
    number: table.number,
    at: Date.now(),
    names: table.chairs.map(({ name }) => name),
    own,
  });
}
