/** The games by their names in the protocol. Another game is another line here, and a room like those. */

import type { GameName } from "../lib/protocol";
import type { Game } from "./common/game";
import { dice } from "./dice/game";
import { phase10 } from "./phase10/game";
import { profisort } from "./profisort/game";

export const games: { [G in GameName]: Game<G> } = { phase10, dice, profisort };

export function gameOf<G extends GameName>(name: G): Game<G> {
  return games[name];
}
