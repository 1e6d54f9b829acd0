/** What a contract looks like: for each of its groups the cards of an example, to draw them small. */

import type { Face } from "./cards";
import { forms } from "./cards";

const MOST = 10;

interface Deck {
  colours: readonly string[];
  /** Where an example starts, for sets and for runs. */
  set: number;
  run: number;
}
const PHASES: Deck = { colours: ["r", "b", "g", "y"], set: 7, run: 3 };
const FRENCH: Deck = { colours: ["s", "h", "d", "c"], set: 7, run: 3 };

/** The cards of an example, group by group; none for a task that repeats another one. */
export function examples(contract: string, french = false): Face[][] {
  const deck = french ? FRENCH : PHASES;
  const groups = forms(contract).map((form, place) => example(form.split("|")[0] ?? form, place, deck));
  return groups.filter((group) => group.length);
}

function example(form: string, place: number, deck: Deck): Face[] {
  const [, kind = "", inside = ""] = /^(\w+)\((.*)\)$/.exec(form) ?? [];
  const count = Math.min(MOST, Number(/\d+$/.exec(inside.replace(/,[a-z]+$/, ""))?.[0] ?? 0));
  const mixed = (at: number): string => deck.colours[(at + place) % deck.colours.length] ?? "";
  const same = deck.colours[(place + 1) % deck.colours.length] ?? "";
  const cards = (value: (at: number) => string, colour: (at: number) => string): Face[] =>
    Array.from({ length: count }, (_, at) => ({ value: value(at), colour: colour(at) }));
  switch (kind) {
    case "set":
      return cards(() => String(deck.set + 2 * place), mixed);
    case "twin":
      return cards(
        () => String(deck.set + place),
        () => same,
      );
    case "run":
      return cards((at) => String(deck.run + at), inside.endsWith("suited") ? () => same : mixed);
    case "colour":
    case "suit":
      return cards(
        () => "",
        () => same,
      );
    case "any": {
      const values = inside.split(";")[0]?.split(",") ?? [];
      return cards((at) => values[at % values.length] ?? "", mixed);
    }
    case "each":
      return inside.split(",").map((value, at) => ({ value, colour: mixed(at) }));
    default:
      return [];
  }
}
