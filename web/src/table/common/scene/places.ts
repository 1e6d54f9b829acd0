/** Where the others sit around a table: in rows on a narrow felt, around its middle on a wide one. */

export interface Place {
  /** `row / column / row end / column end` of a grid of twelve columns; rows of seats come first. */
  narrow: string;
  /** The same in a grid with a column for each side and one for each seat opposite. */
  wide: string;
}

const COLUMNS = 12;

/** How many sit in each row of a narrow felt, nearest first. */
export function rowsOf(count: number): number[] {
  if (count <= 3) return count ? [count] : [];
  const first = Math.ceil(count / 2);
  return [first, count - first];
}

/** How many sit opposite on a wide felt, between those at the sides. */
export function oppositeOf(count: number): number {
  return count === 1 ? 1 : Math.max(0, count - 2);
}

function narrow(at: number, rows: number[]): string {
  let [row, first] = [0, 0];
  while (at - first >= (rows[row] ?? Infinity)) first += rows[row++] ?? 0;
  const span = COLUMNS / (rows[row] ?? 1);
  const column = Math.round((at - first) * span) + 1;
  return `${row + 1} / ${column} / ${row + 2} / ${Math.round((at - first + 1) * span) + 1}`;
}

function wide(at: number, count: number): string {
  if (count === 1) return "1 / 1 / 2 / -1";
  if (at === 0) return "1 / 1 / -1 / 2";
  if (at === count - 1) return "1 / -2 / -1 / -1";
  return `1 / ${at + 1} / 2 / ${at + 2}`;
}

/** The places of so many others, in the order in which they play. */
export function placesOf(count: number): Place[] {
  const rows = rowsOf(count);
  return Array.from({ length: count }, (_, at) => ({ narrow: narrow(at, rows), wide: wide(at, count) }));
}
