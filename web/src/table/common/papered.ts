/** What the paper of a game needs: a live table has it, and so has a pad for real cards and dice. */

import type { GameName, Views } from "../../lib/protocol";

export interface Papered<G extends GameName = GameName> {
  readonly game: Views[G]["game"] | null;
  readonly sheet: Views[G]["sheet"] | null;
  readonly table: { readonly chairs: { readonly name: string }[] } | null;
}
