/** Selections of phases and tasks, as settings write them. */

export interface Preset {
  name: string;
  /** What the setting says then; the first preset means all. */
  value: string | null;
}

/** What a setting comes to: `first:5`, `even`, `odd`, numbers with commas; nothing at all means all. */
export function numbersOf(value: unknown, numbers: number[]): number[] {
  if (typeof value !== "string" || !value) return numbers;
  const [, first] = /^first:(\d+)$/.exec(value) ?? [];
  if (first) return numbers.slice(0, Number(first));
  if (value === "even" || value === "odd") return numbers.filter((number) => number % 2 === (value === "odd" ? 1 : 0));
  const named = value.split(",").map(Number);
  return numbers.filter((number) => named.includes(number));
}

/** What is offered by name; only what this sheet has all phases of. */
export function presetsOf(type: string, numbers: number[]): Preset[] {
  if (type === "tasks") return [{ name: "all", value: null }, ...whole({ short: "3,4,7,10,15" }, numbers)];
  const all = { name: "all", value: `first:${numbers.length}` };
  const parts = { five: "first:5", even: "even", odd: "odd" };
  const others = Object.entries(parts)
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => isPart(numbersOf(value, numbers), numbers));
  return [all, ...whole({ short: "1,4,8" }, numbers), ...others];
}

const isPart = (some: number[], all: number[]): boolean => some.length > 0 && some.length < all.length;

function whole(named: Record<string, string>, numbers: number[]): Preset[] {
  return Object.entries(named)
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => numbersOf(value, numbers).length === value.split(",").length);
}
