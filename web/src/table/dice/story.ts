/** What happened at a dice table, in sentences, and who won why. */

import type { DiceGame, DicePhase } from "../../lib/protocol";
import { listed, t } from "../../lib/words.svelte";
import { who, type Sentence, type Story, type Teller } from "../common/telling";
import { spokenFaces } from "./faces";

/** Tells moves one by one; knows what was kept and how many phases each seat had noted. */
export class DiceStory implements Story {
  #kept: number[];
  #noted: number[];

  constructor(
    readonly teller: Teller,
    readonly before: DiceGame | null,
    readonly after: DiceGame | null,
  ) {
    this.#kept = before?.kept ?? [];
    this.#noted = before?.seats.map((seat) => seat.phases.length) ?? [];
  }

  move(seat: number, move: string): Sentence {
    const [, verb, rest = ""] = move.split(" ");
    const by = who(this.teller, seat);
    const said = (key: string, details: Record<string, string | number> = {}): string =>
      t(key, { who: by, name: this.teller.name(seat), ...details });
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
      return () => (points === undefined ? said("d-log-noted") : said("d-log-score", { points }));
    }
    return () => said("d-log-pass");
  }

  #score(seat: number): number | undefined {
    const at = this.#noted[seat];
    if (at === undefined) return undefined;
    this.#noted[seat] = at + 1;
    return this.after?.seats[seat]?.phases[at]?.points;
  }

  dealt(later: number): Sentence {
    const round = (this.after?.round ?? 0) + 1 - later;
    return () => t("d-log-round", { round });
  }

  /** Somebody was the first to do all phases. */
  notes(): Sentence[] {
    const { before, after, teller } = this;
    if (!before || !after || before.finisher >= 0 || after.finisher < 0 || after.winners.length) return [];
    const seat = after.finisher;
    return [() => t("d-log-finished", { who: who(teller, seat), name: teller.name(seat) })];
  }
}

/** Who won, and by which rule. */
export function verdict(game: DiceGame, phases: DicePhase[], teller: Teller): string {
  const [winner] = game.winners;
  const column = winner === undefined ? undefined : game.seats[winner];
  if (winner === undefined || !column) return "";
  const points = column.total;
  if (game.seats.length === 1) return t("d-won-alone", { points });
  if (game.winners.length > 1) return t("d-won-together", { names: listed(game.winners.map(teller.name)), points });
  const done = game.seats.filter((seat) => seat.phases.length === phases.length);
  const equal = done.filter((seat) => seat.total === points);
  const highest = Math.max(...column.phases.map((noted) => noted.points));
  const details = { who: who(teller, winner), name: teller.name(winner), points, highest, phases: phases.length };
  if (equal.length > 1) return t("d-won-best", details);
  return t(done.length === 1 ? "d-won-only" : "d-won-most", details);
}
