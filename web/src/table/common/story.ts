/** What happened, in sentences: made from the entries of a table and the state before them. */

import type { Entry, GameName, State, What } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { gameOf } from "../games";
import type { Line } from "./lines";
import { who, type Sentence, type Story, type Teller } from "./telling";

type Move = Extract<What, { kind: "move" }>;

/** A move as it is told, with the remark that a bot made it for somebody, or that time was up. */
function played(text: Sentence, { by, late }: Move): Sentence {
  return by || late ? () => `${text()} ${t(late ? "w-log-late" : "w-log-by-bot")}` : text;
}

/** The seat that an entry is about; -1: none. */
function seatOf(what: What): number {
  if (what.kind === "move") return Number(what.move.split(" ")[0] ?? -1);
  return "seat" in what ? what.seat : -1;
}

function doing({ what }: Entry): Pick<Line, "verb" | "byBot"> {
  return what.kind === "move" ? { verb: what.move.split(" ")[1] ?? "", byBot: Boolean(what.by) } : {};
}

/** What is told of an entry, if anything. */
function told(entry: Entry, story: Story, later: number, teller: Teller): [Line["kind"], Sentence] | null {
  const { what, card } = entry;
  const seat = seatOf(what);
  switch (what.kind) {
    case "move":
      return ["move", played(story.move(seat, what.move, card, later), what)];
    case "dealt": {
      const text = story.dealt(later);
      return text && ["note", text];
    }
    case "undo":
      return ["move", () => t("w-log-undo", { name: teller.name(seat), who: who(teller, seat) })];
    case "said": {
      const { text = "", phrase } = what;
      return ["chat", () => `${teller.name(seat)}: ${phrase ? teller.phrase(phrase) : text}`];
    }
    case "joined":
      return ["table", () => t("w-log-joined", { name: what.name, who: who(teller, seat) })];
    case "stood_in":
    case "returned":
    case "left":
      return [
        "table",
        () => t(`w-log-${what.kind.replace("_", "-")}`, { name: teller.name(seat), who: who(teller, seat) }),
      ];
    case "agreed":
      return ["table", () => t("f-log-agreed")];
    case "continued":
    case "paused":
    case "resumed":
      return ["table", () => t(`w-log-${what.kind}`)];
    default:
      return null;
  }
}

/** The lines that some new entries come to. */
export function tell<G extends GameName>(
  entries: Entry[],
  before: State<G> | null,
  after: State<G>,
  teller: Teller,
): Line[] {
  const story = gameOf(after.table.game).story(before, after, teller);
  let later = entries.filter(({ what }) => what.kind === "dealt").length;
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.what.kind === "dealt") later -= 1;
    const found = told(entry, story, later, teller);
    return found ? [{ seq: entry.seq, seat: seatOf(entry.what), kind: found[0], text: found[1], ...doing(entry) }] : [];
  });
  const notes = story.notes().map((text): Line => ({ seq: after.seq - 1, seat: -1, kind: "note", text }));
  return [...lines, ...notes];
}
