/** What happened at a table of Profi-Sort, in sentences, and who won why. */

import { the } from "../../lib/cards";
import type { SortGame, SortSheet } from "../../lib/protocol";
import { listed, t } from "../../lib/words.svelte";
import type { Scene, Telling } from "../common/cards/story";
import { groupWords, who, type Sentence, type Teller } from "../common/telling";

function act(teller: Teller, seat: number, move: string, { top, drawn }: Scene): string {
  const [, verb, first = "", ...rest] = move.split(" ");
  const said = (key: string, details: Record<string, string | number> = {}): string =>
    `${teller.name(seat)} ${t(key, { who: who(teller, seat), ...details })}.`;
  switch (verb) {
    case "keep":
      return said("w-sort-act-keep");
    case "redeal":
      return said("w-sort-act-redeal");
    case "draw":
      return drawn ? said("w-sort-act-draw-card", { card: the(drawn) }) : said("w-sort-act-draw");
    case "take":
      return said("w-sort-act-take", { card: top ? the(top) : t("w-top-card") });
    case "sit":
      return said("w-sort-act-sit", { card: the(first) });
    case "give": {
      const to = Number(rest[0]);
      return said("w-sort-act-give", { card: the(first), name: teller.name(to), to: who(teller, to) });
    }
    case "lay":
    case "repeat":
      return said(`w-sort-act-${verb}`, { task: first, groups: rest.map(groupWords).join(" · ") });
    case "hit":
      return said("w-sort-act-hit", { card: groupWords(first) });
    case "discard":
      return said("w-sort-act-discard", { card: the(first) });
    default:
      return `${teller.name(seat)}: ${move}`;
  }
}

/** Struck bonuses and the end of a round. */
function notes(before: SortGame, after: SortGame, teller: Teller): Sentence[] {
  const found: Sentence[] = [];
  for (const [seat, now] of after.seats.entries()) {
    const points = now.struck - (before.seats[seat]?.struck ?? 0);
    if (points > 0)
      found.push(() => t("w-sort-note-struck", { who: who(teller, seat), name: teller.name(seat), points }));
  }
  if (after.scores.length > before.scores.length && !after.winners.length) {
    const round = after.scores.length;
    const out = after.seats.findIndex((seat) => seat.cards === 0);
    found.push(() =>
      out >= 0
        ? t("t-note-out", { who: who(teller, out), name: teller.name(out), round })
        : t("w-sort-note-talon", { round }),
    );
  }
  return found;
}

export const telling: Telling<"profisort"> = { round: (game) => game.scores.length + 1, act, notes };

/** Who won, and why: the fewest points with all open bonuses, or the first with so many tasks. */
export function verdict(game: SortGame, sheet: SortSheet, teller: Teller): string {
  const [winner] = game.winners;
  if (winner === undefined) return "";
  const shown = game.seats[winner];
  const details = {
    who: who(teller, winner),
    name: teller.name(winner),
    points: shown?.total ?? 0,
    bonus: shown?.open_bonus ?? 0,
    count: shown?.done.length ?? 0,
  };
  if (sheet.settings["first_to"]) return t("w-sort-won-first", details);
  if (game.winners.length > 1)
    return t("w-sort-won-together", { ...details, names: listed(game.winners.map(teller.name)) });
  const ended = game.seats.findIndex((seat) => seat.done.length === sheet.tasks.length);
  if (ended === winner) return t("w-sort-won-ended", details);
  return t("w-sort-won-fewest", { ...details, ender: teller.name(ended), by: who(teller, ended) });
}
