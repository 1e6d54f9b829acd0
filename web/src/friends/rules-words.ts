/** Agreed rules in a few words: only what differs from the usual. */

import type { Rules } from "../lib/protocol";
import { has, listed, t } from "../lib/words.svelte";

function valueWords(name: string, value: unknown): string {
  if (Array.isArray(value)) return listed(value.map((one) => valueWords(name, one)));
  const key = `w-set-${name}-${String(value)}`;
  return has(key) ? t(key) : String(value);
}

export function rulesWords(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([name, value]) => {
    if (name === "sheet") return [t("f-own-sheet")];
    if (value === false || value === null || (Array.isArray(value) && !value.length)) return [];
    const title = has(`w-set-${name}`) ? t(`w-set-${name}`) : name;
    return [value === true ? title : `${title}: ${valueWords(name, value)}`];
  });
}
