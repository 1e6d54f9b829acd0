/** What somebody wishes for a new table; only what differs from the usual is sent. */

import type { GameOffer, Options, OwnSheet, Rules, Setting } from "../lib/protocol";
import { keep, kept } from "../lib/memory";
import { isNew } from "../learn/lessons";

export interface Wishes {
  rules: Rules;
  /** What is known of the own sheet that stands in the rules. */
  own?: Omit<OwnSheet, "sheet"> | undefined;
  bots: number;
  level: string;
  pace: number;
  clock: number;
}

const PLENTY = 3;
/** The level for those who have hardly played. */
const EASY = "easy";

export function usual(offer: GameOffer): Wishes {
  const known = kept<Partial<Wishes>>(`wishes.${offer.game}`);
  const plain: Wishes = {
    rules: {},
    bots: offer.least === 1 ? 1 : Math.min(PLENTY, offer.most - 1),
    level: isNew(offer.game) && offer.levels.includes(EASY) ? EASY : offer.level,
    pace: 1,
    clock: 0,
  };
  const found = { ...plain, ...known };
  return offer.levels.includes(found.level) ? found : { ...found, level: plain.level };
}

export function remember(game: string, wishes: Wishes): void {
  keep(`wishes.${game}`, wishes);
}

export function usualValue(setting: Setting, edition: unknown): unknown {
  return typeof edition === "string" && edition in setting.editions ? setting.editions[edition] : setting.default;
}

export function valueOf(setting: Setting, wishes: Wishes, settings: Setting[]): unknown {
  const { rules, own } = wishes;
  if (own && !(setting.name in rules)) return own.values[setting.name];
  const edition = rules["edition"] ?? settings.find((other) => other.name === "edition")?.default;
  return setting.name in rules ? rules[setting.name] : usualValue(setting, edition);
}

/** The rules with one setting changed; what is usual anyway is not named. */
export function withValue({ rules, own }: Wishes, setting: Setting, value: unknown): Rules {
  const { [setting.name]: _, ...others } = rules;
  const next: Rules = { ...others, [setting.name]: value };
  const plain = own ? own.values[setting.name] : usualValue(setting, next["edition"]);
  return JSON.stringify(value) === JSON.stringify(plain) ? others : next;
}

/** The wishes with somebody's own sheet, or without one: what was chosen for another sheet may not fit it. */
export function withSheet(wishes: Wishes, read: OwnSheet | null): Wishes {
  if (!read) return { ...wishes, rules: {}, own: undefined };
  const { sheet, ...own } = read;
  return { ...wishes, rules: { sheet }, own, bots: Math.min(wishes.bots, own.most - 1) };
}

export function options(wishes: Wishes): Partial<Options> {
  return { pace: wishes.pace, clock: wishes.clock };
}
