/** What a wild stands for in a group. */

import { WILD, type Ranks } from "../../../lib/cards";
import type { CardGroup } from "./games";

/** For each card of a group the value that it stands for; empty where the card says so itself, or nothing is meant. */
export function standsFor(group: CardGroup, values: Ranks["values"]): string[] {
  const first = values.indexOf(group.low);
  return group.cards.map((card, place) => {
    if (card !== WILD || first < 0) return "";
    if (group.form === "run") return values[first + place] ?? "";
    return group.form === "set" ? group.low : "";
  });
}
