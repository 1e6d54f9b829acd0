/** Own evenings: a name and phases. They are kept on this device, and travel in links. */

import { keep, kept } from "../lib/memory";

export interface Evening {
  id: string;
  name: string;
  phases: string[];
}

const MOST = 40;
const GAME = "phase10";

export const newEvening = (name: string, phases: string[] = []): Evening => ({
  id: crypto.getRandomValues(new Uint32Array(1)).join(""),
  name,
  phases,
});

const isEvening = (one: unknown): one is Evening => {
  const { id, name, phases } = (one ?? {}) as Partial<Evening>;
  return [id, name].every((text) => typeof text === "string") && isTexts(phases);
};
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === "string");

export function evenings(): Evening[] {
  const known = kept<unknown>("evenings");
  return Array.isArray(known) ? known.filter(isEvening) : [];
}

export function keepEvening(evening: Evening): void {
  keep("evenings", [evening, ...evenings().filter(({ id }) => id !== evening.id)].slice(0, MOST));
}

export function dropEvening({ id }: Evening): void {
  keep(
    "evenings",
    evenings().filter((one) => one.id !== id),
  );
}

/** The sheet of an evening, as `rules.sheet` of a table. */
export const sheetOf = ({ name, phases }: Pick<Evening, "name" | "phases">): Record<string, unknown> => ({
  game: GAME,
  name,
  phases: phases.map((contract) => ({ contract })),
});

/** The same as a file (TOML): its texts are written like those of JSON. */
export function fileOf({ name, phases }: Pick<Evening, "name" | "phases">): string {
  const rows = phases.map((contract) => `\n[[phases]]\ncontract = ${JSON.stringify(contract)}\n`);
  return `game = "${GAME}"\nname = ${JSON.stringify(name)}\n${rows.join("")}`;
}

/** An evening as a part of a link. */
export function packed({ name, phases }: Evening): string {
  const bytes = new TextEncoder().encode(JSON.stringify([name, ...phases]));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The evening in a link, still to be checked; null if the link is broken. */
export function unpacked(text: string): Evening | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!isTexts(found) || found.length < 2 || found.length > 31) return null;
    return newEvening((found[0] ?? "").slice(0, 60), found.slice(1));
  } catch {
    return null;
  }
}
