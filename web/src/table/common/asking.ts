/** Questions without the one before a deal, which only the fair shuffle asks. */

import type { Chair, GameName, ReadyQuestion, Views, You } from "../../lib/protocol";

/** Whether all the others are bots: then nobody has to be waited for. */
export function onlyBots(chairs: Chair[], mine: number[]): boolean {
  return chairs.every((chair, seat) => chair.kind === "bot" || mine.includes(seat));
}

function isReady(ask: { kind: string } | null): ask is ReadyQuestion {
  return ask?.kind === "ready";
}

/** What a seat is asked in the game. */
export function questionOf<G extends GameName>(you: You<G> | null | undefined): Views[G]["question"] | null {
  const ask = you?.ask ?? null;
  return isReady(ask) ? null : ask;
}

/** Whether a seat is asked for a number for the coming shuffle. */
export function isAskedReady(you: You): boolean {
  return isReady(you.ask);
}
