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

export function drop(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing is kept here
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

/** A seat shows another token from now on: here, and among those that a connection shows when it comes back. */
export function renewToken(table: string, seat: number, token: string, shown: string[]): void {
  const chair = chairsAt(table).find((one) => one.seat === seat);
  const place = shown.length === 1 ? 0 : shown.indexOf(chair?.token ?? "");
  if (place >= 0) shown[place] = token;
  if (chair) keepChair({ ...chair, token, at: Date.now() });
}

/** Forgets the chairs at a table; if tokens are given, only those: another tab may have a newer one. */
export function forgetTable(table: string, tokens?: string[]): void {
  keep(
    "chairs",
    chairs().filter((chair) => chair.table !== table || (tokens !== undefined && !tokens.includes(chair.token))),
  );
}
