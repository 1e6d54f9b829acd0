/** What happened at a table of the phase cards, in sentences, and who won why. */

import { the } from "../../lib/cards";
import type { Phase10Game, Phase10Sheet } from "../../lib/protocol";
import { listed, t } from "../../lib/words.svelte";
import type { CardGroup } from "../common/cards/games";
import type { Scene, Telling } from "../common/cards/story";
import { groupWords, who, type Sentence, type Teller } from "../common/telling";

/** A group as one speaks of it: “Ben's run from 3 to 6”. */
function theGroup(group: CardGroup | undefined, teller: Teller, seat: number): string {
  if (!group) return t("w-a-group");
  const { form, low, high, owner } = group;
  const whose = owner === seat && !teller.mine(owner) ? "self" : who(teller, owner);
  return t("w-the-group", { form, value: low, low, high, colour: low, owner: whose, name: teller.name(owner) });
}

function act(teller: Teller, seat: number, move: string, { top, drawn, groups }: Scene): string {
  const [, verb, ...rest] = move.split(" ");
  const me = who(teller, seat);
  const said = (key: string, details: Record<string, string | number> = {}): string =>
    `${teller.name(seat)} ${t(key, { who: me, ...details })}.`;
  switch (verb) {
    case "draw":
      return drawn ? said("t-act-draw-card", { card: the(drawn) }) : said("t-act-draw");
    case "take":
      return said("t-act-take", { card: top ? the(top) : t("w-top-card") });
    case "knock":
      return said("t-act-knock", { card: top ? the(top) : t("w-top-card") });
    case "lay":
      return said("t-act-lay", { phase: rest[0] ?? "", groups: rest.slice(1).map(groupWords).join(" · ") });
    case "hit": {
      const group = theGroup(groups[Number(rest[1]?.slice(1))], teller, seat);
      return said("t-act-hit", { card: the(rest[0] ?? ""), group });
    }
    case "discard":
      return said("t-act-discard", { card: the(rest[0] ?? "") });
    case "skip": {
      const to = Number(rest[0]);
      return said("t-act-skip", { name: teller.name(to), to: who(teller, to) });
    }
    default:
      return `${teller.name(seat)}: ${move}`;
  }
}

/** What nobody chose: lost turns, the turning of the pile, the end of a round. */
function notes(before: Phase10Game, after: Phase10Game, teller: Teller): Sentence[] {
  const found: Sentence[] = [];
  const round = before.round + 1;
  if (after.round === before.round) {
    for (const seat of after.lost.filter((lost) => !before.lost.includes(lost))) {
      found.push(() => t("t-note-lost", { who: who(teller, seat), name: teller.name(seat) }));
    }
    if ((after.turning?.count ?? 0) > (before.turning?.count ?? 0)) found.push(() => t("t-note-turned"));
  }
  if (after.scores.length > before.scores.length) {
    const out = after.seats.findIndex((seat, number) => seat.cards === 0 && after.playing.includes(number));
    found.push(() =>
      out >= 0
        ? t("t-note-out", { who: who(teller, out), name: teller.name(out), round })
        : t("t-note-limit", { round }),
    );
  }
  return found;
}

export const telling: Telling<"phase10"> = { round: (game) => game.round + 1, act, notes };

/** Who won, and why. */
export function verdict(game: Phase10Game, sheet: Phase10Sheet, teller: Teller): string {
  const [winner] = game.winners;
  if (winner === undefined) return "";
  const points = game.seats[winner]?.total ?? 0;
  if (game.winners.length > 1) return t("t-won-together", { names: listed(game.winners.map(teller.name)), points });
  const last = sheet.phases.at(-1)?.number ?? 0;
  const details = { who: who(teller, winner), name: teller.name(winner), points, phase: last };
  if (game.playoff) return t("t-won-playoff", details);
  const variants = (sheet.settings["variants"] ?? []) as string[];
  if (variants.includes("fixed_rounds")) return t("t-won-rounds", details);
  const all = variants.includes("free_order");
  const finished = game.seats.filter(({ done }) => (all ? done.length === sheet.phases.length : done.includes(last)));
  if (finished.length > 1) return t("t-won-fewest", details);
  return t(all ? "t-won-all" : "t-won-alone", details);
}
