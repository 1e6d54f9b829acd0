/** The features of a face, worked out from a name. */

export interface Features {
  hue: number;
  hair: number;
  fringe: number;
  mouth: number;
  look: number;
  glasses: boolean;
}

/** FNV-1a: short, and equal names give equal numbers in every browser. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const sign of name) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

export function featuresOf(name: string): Features {
  const sum = hash(name);
  const pick = (shift: number, of: number): number => (sum >>> shift) % of;
  return {
    hue: pick(0, 24) * 15,
    hair: pick(5, 4),
    fringe: pick(9, 2),
    mouth: pick(12, 3),
    look: pick(15, 3) - 1,
    glasses: pick(19, 4) === 0,
  };
}
