/** A phase as groups that can be tapped together, and as the text that sheets have for it (docs/rules/sheets.md). */

export const KINDS = ["set", "run", "colour", "suited", "twin", "mixed", "any", "each"] as const;
export type Kind = (typeof KINDS)[number];

export interface Group {
  kind: Kind;
  size: number;
  /** So many such groups. */
  times: number;
  /** Of `any` and `each`: which values. */
  values: string[];
}

export interface Phase {
  groups: Group[];
  /** Whether wilds may be used. */
  wild: boolean;
}

const FIRST: Record<Kind, number> = { set: 3, run: 4, colour: 5, suited: 4, twin: 2, mixed: 4, any: 5, each: 3 };
export const LEAST = 2;

export const newGroup = (kind: Kind): Group => ({
  kind,
  size: FIRST[kind],
  times: 1,
  values: kind === "any" || kind === "each" ? ["1", "2", "3"] : [],
});

/** Groups in different colours are laid without wilds. */
export const isNatural = (kind: Kind): boolean => kind === "mixed" || kind === "each";

/** The most cards that a group can have: two of each card, twelve values, four colours. */
export function most({ kind, values }: Group): number {
  if (kind === "set") return 8;
  if (kind === "twin") return 2;
  if (kind === "mixed" || kind === "each") return 4;
  return kind === "any" ? Math.min(10, 8 * values.length) : 10;
}

function text({ kind, size, values }: Group): string {
  if (kind === "suited") return `run(${size},suited)`;
  if (kind === "mixed") return `set(${size},mixed)`;
  if (kind === "any") return `any(${values.join(",")};${size})`;
  return kind === "each" ? `each(${values.join(",")})` : `${kind}(${size})`;
}

export function contractOf({ groups, wild }: Phase): string {
  const parts = groups.map((group) => (group.times > 1 ? `${group.times}*${text(group)}` : text(group)));
  return parts.join("+") + (wild && !groups.some(({ kind }) => isNatural(kind)) ? "" : " nowild");
}

/** How many cards a phase asks for. */
export const cardsOf = ({ groups }: Phase): number =>
  groups.reduce((sum, { size, times, kind, values }) => sum + times * (kind === "each" ? values.length : size), 0);

/** A phase of a sheet to be changed by tapping; null if it is one that cannot be. */
export function phaseOf(contract: string): Phase | null {
  const [body = "", flag] = contract.split(" ");
  const groups = body.split("+").map(groupOf);
  return groups.every((group) => group !== null) ? { groups, wild: flag !== "nowild" } : null;
}

function groupOf(part: string): Group | null {
  const [, times = "1", word = "", inside = ""] = /^(?:(\d+)\*)?([a-z]+)\(([^()]+)\)$/.exec(part) ?? [];
  const plain = { times: Number(times), values: [] as string[] };
  const [size = "", option] = inside.split(",");
  const known = word === "suit" ? "colour" : word;
  if (known === "any") {
    const [values = "", count = ""] = inside.split(";");
    return { ...plain, kind: "any", size: Number(count), values: values.split(",") };
  }
  if (known === "each") return { ...plain, kind: "each", size: inside.split(",").length, values: inside.split(",") };
  if (option === "suited" && known === "run") return { ...plain, kind: "suited", size: Number(size) };
  if (option === "mixed" && known === "set") return { ...plain, kind: "mixed", size: Number(size) };
  const kind = KINDS.find((one) => one === known);
  return kind && option === undefined ? { ...plain, kind, size: Number(size) } : null;
}
