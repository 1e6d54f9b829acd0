/** What happened, in sentences: made from the entries of a table and the state before them. */

import { the } from "../../lib/cards";
import { diceNotes, diceTeller } from "../dice/story";
import type { CardGame, Card, Entry, Group, State, What } from "../../lib/protocol";
import { sortTelling } from "../profisort/story";
import { groupWords, who, type Teller, type Telling } from "./telling";
import { listed, t } from "../../lib/words.svelte";

export type { Teller } from "./telling";

/** So many lines the ticker shows at once. */
const MOST_TOLD = 3;

export interface Line {
  seq: number;
  seat: number;
  kind: "move" | "note" | "chat" | "table";
  /** Kept as a function so that the log follows the language. */
  text: () => string;
}

/** A group as one speaks of it: “Ben's run from 3 to 6”. */
export function theGroup(group: Group | undefined, teller: Teller, seat: number): string {
  if (!group) return t("w-a-group");
  const { form, low, high, owner } = group;
  return t("w-the-group", { form, value: low, low, high, colour: low, owner: owner === seat && !teller.mine(owner) ? "self" : who(teller, owner), name: teller.name(owner) });
}

function act(teller: Teller, seat: number, move: string, top: Card, drawn: Card | undefined, groups: Group[]): string {
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
    case "hit":
      return said("t-act-hit", { card: the(rest[0] ?? ""), group: theGroup(groups[Number(rest[1]?.slice(1))], teller, seat) });
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

/** The number of the group that a move hits, -1 if it hits none. */
function groupOf(move: string): number {
  return Number(/ g(\d+)/.exec(move)?.[1] ?? -1);
}

/** A move as it is told, with the remark that a bot made it for somebody, or that time was up. */
function played(text: () => string, { by, late }: What): () => string {
  return by || late ? () => `${text()} ${t(late ? "w-log-late" : "w-log-by-bot")}` : text;
}

/** The lines that some new entries come to. */
export function tell(entries: Entry[], before: State | null, after: State, teller: Teller): Line[] {
  const lines: Line[] = [];
  const deals = entries.filter(({ what }) => what.kind === "dealt").length;
  let dealt = 0;
  const dice = after.table.game === "dice" ? diceTeller(before, after, teller) : null;
  const telling = tellings[after.table.game] ?? cards;
  let top = before?.game?.discards?.at(-1) ?? "";
  for (const entry of entries) {
    const { what, seq } = entry;
    const seat = what.seat ?? Number(what.move?.split(" ")[0] ?? -1);
    const add = (kind: Line["kind"], text: () => string): number => lines.push({ seq, seat, kind, text });
    switch (what.kind) {
      case "move": {
        const move = what.move ?? "";
        if (dice) {
          add("move", played(dice.move(seat, move), what));
          break;
        }
        const [shown, drawn] = [top, entry.card];
        // of a round that is over nobody knows the groups any more
        const now = dealt < deals ? [] : (after.game?.groups ?? []);
        const groups = before?.game?.groups.length ? before.game.groups : now;
        add("move", played(() => telling.act(teller, seat, move, shown, drawn, groups.length > groupOf(move) ? groups : now), what));
        const [, verb, card] = move.split(" ");
        if ((verb === "discard" || verb === "sit") && card) top = card;
        else if (verb === "take" || verb === "knock") top = "";
        break;
      }
      case "dealt": {
        const game = after.game;
        const left = deals - ++dealt;
        if (dice) add("note", () => t("d-log-round", { round: (game?.round ?? 0) + 1 - left }));
        else if (left) add("note", () => t("w-log-dealt"));
        else if (game) add("note", () => t("t-note-deal", { who: who(teller, game.dealer), round: telling.round(game), name: teller.name(game.dealer) }));
        break;
      }
      case "undo":
        add("move", () => t("w-log-undo", { name: teller.name(seat), who: who(teller, seat) }));
        break;
      case "said": {
        const { text, phrase } = what;
        add("chat", () => `${teller.name(seat)}: ${phrase ? teller.phrase(phrase) : (text ?? "")}`);
        break;
      }
      case "stood_in":
      case "returned":
      case "left":
      case "joined":
        add("table", () => t(`w-log-${what.kind.replace("_", "-")}`, { name: what.name ?? teller.name(seat), who: who(teller, seat) }));
        break;
      case "paused":
      case "resumed":
        add("table", () => t(`w-log-${what.kind}`));
        break;
    }
  }
  if (dice) return [...lines, ...diceNotes(before, after, entries, teller)];
  const seq = after.seq - 1;
  const noted = before?.game && after.game ? telling.notes(before.game, after.game, teller) : [];
  for (const text of noted) lines.push({ seq, seat: -1, kind: "note", text });
  return lines;
}

/** The last thing that happened, with what came of it: a lost turn does not hide the discard before it. */
export function ticker(lines: Line[]): string {
  const start = lines.findLastIndex((line) => line.kind !== "note");
  return lines.slice(Math.max(start, lines.length - MOST_TOLD, 0)).map((line) => line.text()).join(" ");
}

/** What others have said after so many lines. */
export function unread(lines: Line[], teller: Teller, read: number): Line[] {
  return lines.slice(read).filter((line) => line.kind === "chat" && !teller.mine(line.seat));
}

/** What nobody chose: lost turns, the turning of the pile, the end of a round. */
function notes(before: CardGame, after: CardGame, teller: Teller): (() => string)[] {
  const found: (() => string)[] = [];
  const round = before.round + 1;
  if (after.round === before.round) {
    for (const seat of after.lost.filter((lost) => !before.lost.includes(lost))) {
      found.push(() => t("t-note-lost", { who: who(teller, seat), name: teller.name(seat) }));
    }
    if ((after.turning?.count ?? 0) > (before.turning?.count ?? 0)) found.push(() => t("t-note-turned"));
  }
  if (after.scores.length > before.scores.length) {
    const out = before.seats.length && after.seats.findIndex((seat, number) => seat.cards === 0 && after.playing.includes(number));
    found.push(() => out >= 0 ? t("t-note-out", { who: who(teller, out), name: teller.name(out), round }) : t("t-note-limit", { round }));
  }
  return found;
}

const cards: Telling = { round: (game) => game.round + 1, act, notes };
const tellings: Record<string, Telling> = { profisort: sortTelling };

/** Who won, and why. */
export function verdict(state: State, phases: number[], settings: Record<string, unknown>, teller: Teller): string {
  const game = state.game;
  const [winner] = game?.winners ?? [];
  if (!game || winner === undefined) return "";
  const points = game.seats[winner]?.total ?? 0;
  const name = teller.name(winner);
  if (game.winners.length > 1) return t("t-won-together", { names: listed(game.winners.map(teller.name)), points });
  const details = { who: who(teller, winner), name, points, phase: phases.at(-1) ?? 0 };
  if (game.playoff) return t("t-won-playoff", details);
  const variants = (settings["variants"] ?? []) as string[];
  if (variants.includes("fixed_rounds")) return t("t-won-rounds", details);
  const last = phases.at(-1) ?? 0;
  const all = variants.includes("free_order");
  const finished = game.seats.filter((seat) => all ? seat.done.length === phases.length : seat.done.includes(last));
  if (finished.length > 1) return t("t-won-fewest", details);
  return t(all ? "t-won-all" : "t-won-alone", details);
}
