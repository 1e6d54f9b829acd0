/** What things on the table are called by those who cannot see them, or have to choose between them. */

import { deck, spokenAll } from "../../../lib/cards";
import type { Live } from "../live.svelte";
import type { CardGroup } from "./games";
import { t } from "../../../lib/words.svelte";

/** “Your run: red 3, blue 4 …”. */
export function groupLabel(live: Live, group: CardGroup): string {
  return t(deck.french ? "w-sort-group" : "w-group", {
    form: group.form,
    cards: spokenAll(group.cards),
    owner: live.name(group.owner),
    who: live.teller.mine(group.owner) ? "me" : "other",
  });
}
