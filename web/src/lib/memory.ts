/** What this browser remembers: name, language, looks, and the chairs that it holds. Private windows may forget. */

export interface Chair {
  table: string;
  game: string;
  token: string;
  seat: number;
  at: number;
}

const PREFIX = "zehn.";
const MOST_CHAIRS = 40;

export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // nothing can be kept here; playing goes on without
  }
}

export function chairs(): Chair[] {
  const known = kept<Chair[]>("chairs");
  return Array.isArray(known) ? known : [];
}

export function chairsAt(table: string): Chair[] {
  return chairs().filter((chair) => chair.table === table);
}

export function keepChair(chair: Chair): void {
  const others = chairs().filter((other) => !(other.table === chair.table && other.seat === chair.seat));
  keep("chairs", [chair, ...others].slice(0, MOST_CHAIRS));
}

export function forgetTable(table: string): void {
  keep("chairs", chairs().filter((chair) => chair.table !== table));
}
