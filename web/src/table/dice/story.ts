/** What happened at a dice table, in sentences, and who won why. */

import { diceGame, spokenFaces, type DiceGame, type DicePhase } from "./faces";
import type { Entry, State } from "../../lib/protocol";
import type { Line, Teller } from "../common/story";
import { listed, t } from "../../lib/words.svelte";

/** Tells moves one by one; knows what was kept and how many phases each seat had noted. */
export class DiceTeller {
  #kept: number[];
  #noted: number[];

  constructor(readonly teller: Teller, before: DiceGame | null, readonly after: DiceGame | null) {
    this.#kept = before?.kept ?? [];
    this.#noted = before?.seats.map((seat) => seat.phases.length) ?? [];
  }

  /** The sentence of a move; made when it is read, so that it follows the language. */
  move(seat: number, move: string): () => string {
    const [, verb, rest = ""] = move.split(" ");
    const who = this.teller.mine(seat) ? "me" : "other";
    const said = (key: string, details: Record<string, string | number> = {}): string => t(key, { who, name: this.teller.name(seat), ...details });
    const kept = this.#kept;
    if (verb === "keep") {
      const dice = rest === "-" ? [] : rest.split(",").map(Number);
      this.#kept = dice;
      return () => said("d-log-keep", { count: dice.length });
    }
    this.#kept = [];
    if (verb === "roll") {
      const faces = rest.split(",").filter((_, die) => !kept.includes(die));
      return () => said("d-log-roll", { count: faces.length, faces: spokenFaces(faces) });
    }
    if (verb === "score") {
      const points = this.#score(seat);
      return () => points === undefined ? said("d-log-noted") : said("d-log-score", { points });
    }
    return () => said("d-log-pass");
  }

  #score(seat: number): number | undefined {
    const at = this.#noted[seat];
    if (at === undefined) return undefined;
    this.#noted[seat] = at + 1;
    return this.after?.seats[seat]?.phases[at]?.points;
  }
}

export function diceTeller(before: State | null, after: State, teller: Teller): DiceTeller {
  return new DiceTeller(teller, diceGame(before?.game), diceGame(after.game));
}

/** What nobody chose: somebody was the first to do all phases. */
export function diceNotes(before: State | null, after: State, entries: Entry[], teller: Teller): Line[] {
  const [was, is] = [diceGame(before?.game), diceGame(after.game)];
  if (!was || !is || was.finisher >= 0 || is.finisher < 0 || is.winners.length) return [];
  const seat = is.finisher;
  const text = (): string => t("d-log-finished", { who: teller.mine(seat) ? "me" : "other", name: teller.name(seat) });
  return [{ seq: entries.at(-1)?.seq ?? after.seq - 1, seat: -1, kind: "note", text }];
}

/** Who won, and by which rule. */
export function diceVerdict(game: DiceGame, phases: DicePhase[], teller: Teller): string {
  const [winner] = game.winners;
  const column = winner === undefined ? undefined : game.seats[winner];
  if (winner === undefined || !column) return "";
  const points = column.total;
  if (game.seats.length === 1) return t("d-won-alone", { points });
  if (game.winners.length > 1) return t("d-won-together", { names: listed(game.winners.map(teller.name)), points });
  const done = game.seats.filter((seat) => seat.phases.length === phases.length);
  const equal = done.filter((seat) => seat.total === points);
  const highest = Math.max(...column.phases.map((noted) => noted.points));
  const details = { who: teller.mine(winner) ? "me" : "other", name: teller.name(winner), points, highest, phases: phases.length };
  if (equal.length > 1) return t("d-won-best", details);
  return t(done.length === 1 ? "d-won-only" : "d-won-most", details);
}
