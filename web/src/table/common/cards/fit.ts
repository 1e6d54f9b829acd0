/** How large the cards of laid groups can be so that all of them are seen in the room that there is. */

/** What is laid side by side: a group of so many cards, with some pixels before it for a label. */
export interface Piece {
  cards: number;
  before: number;
}

export interface Room {
  width: number;
  height: number;
  /** The greatest width of a card. */
  most: number;
}

export interface Fit {
  /** The width of a card, and how much of a covered one is seen. */
  card: number;
  step: number;
  /** Whether everything has room; else it scrolls. */
  whole: boolean;
}

export const RATIO = 1.45;
const LEAST = 24;
/** Air around a group, and between two. */
const PAD = 4;
const GAP = 6;
/** How much of a covered card is seen, in cards: its value stays readable even in the narrowest. */
const STEPS = [0.7, 0.56, 0.46];

const widthOf = (piece: Piece, card: number, step: number): number =>
  piece.before + 2 * PAD + card * (1 + (piece.cards - 1) * step);

/** How many rows the pieces fill; Infinity if one is too wide. */
function rows(pieces: Piece[], width: number, card: number, step: number): number {
  let [count, left] = [1, width];
  for (const piece of pieces) {
    const wide = widthOf(piece, card, step);
    if (wide > width) return Infinity;
    if (wide > left) [count, left] = [count + 1, width];
    left -= wide + GAP;
  }
  return count;
}

const highOf = (count: number, card: number): number => count * (card * RATIO + 2 * PAD) + (count - 1) * GAP;

/** The widest card at a step, 0 if even the smallest has no room. */
function widest(pieces: Piece[], { width, height, most }: Room, step: number): number {
  for (let card = Math.floor(most); card >= LEAST; card--)
    if (highOf(rows(pieces, width, card, step), card) <= height) return card;
  return 0;
}

/** Large cards, and much to be seen of each. */
export function fit(pieces: Piece[], room: Room): Fit {
  const found = STEPS.map((step) => ({ card: widest(pieces, room, step), step, whole: true }));
  const worth = ({ card, step }: Fit): number => card * Math.sqrt(step);
  const best = found.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return best.card ? best : narrowest(pieces, room.width);
}

/** What does not fit is shown small and scrolls; only very long groups show less of a card. */
function narrowest(pieces: Piece[], width: number): Fit {
  const seen = ({ cards, before }: Piece): number =>
    (width - before - 2 * PAD - LEAST) / Math.max(1, cards - 1) / LEAST;
  return { card: LEAST, step: Math.max(0.2, Math.min(STEPS.at(-1) ?? 1, ...pieces.map(seen))), whole: false };
}
