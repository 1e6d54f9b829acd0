/** The stream of a fair shuffle, as docs/fairness.md tells it: every card and every throw from seed and numbers. */

import type { Card, Proof } from "./protocol";
import { fromHex, sha256 } from "./sha256";

const WORDS = 2 ** 32;
const THROWS = 2 ** 21;
const HASH = /^[0-9a-f]{64}$/;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The hash by which a number is promised. */
export function promiseOf(nonce: string): string {
  return sha256(bytes(nonce));
}

/** Whether every hash in a proof is that of what it stands for. */
export function isSound(proof: Proof): boolean {
  if (!HASH.test(proof.seed) || sha256(fromHex(proof.seed)) !== proof.commitment) return false;
  if (proof.version === undefined) return true;
  const promises = proof.promises ?? [];
  return (
    proof.version === 2 &&
    promises.length === proof.nonces.length &&
    proof.nonces.every((nonce, seat) => !nonce || promiseOf(nonce) === promises[seat])
  );
}

/** A section of the stream, as a function that draws a whole number below a bound. */
export function numbers(proof: Proof, section: number): (bound: number) => number {
  const key = fromHex(sha256(bytes([`zehn/fair/${proof.version ?? 1}`, proof.seed, ...proof.nonces].join("\n"))));
  let [block, place, words] = [0, 8, ""];
  const next = (): number => {
    if (place === 8) {
      const start = new Uint8Array(40);
      start.set(key);
      new DataView(start.buffer).setUint32(32, section);
      new DataView(start.buffer).setUint32(36, block++);
      [words, place] = [sha256(start), 0];
    }
    return parseInt(words.slice(place * 8, ++place * 8), 16);
  };
  return (bound) => {
    const whole = WORDS - (WORDS % bound);
    let word = next();
    while (word >= whole) word = next();
    return word % bound;
  };
}

/** Fisher–Yates, from the last place down. */
export function shuffled<T>(things: readonly T[], below: (bound: number) => number): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}

/** The deck of a round, from the top down; `deck` lies in the order of the sheet. */
export function dealtDeck(proof: Proof, deck: readonly Card[]): Card[] {
  return shuffled(deck, numbers(proof, 0));
}

/** The `event`-th turned pile of a round, from the top down. */
export function turnedPile(proof: Proof, deck: readonly Card[], cards: readonly Card[], event: number): Card[] {
  const sorted = [...cards].sort((one, other) => deck.indexOf(one) - deck.indexOf(other));
  return shuffled(sorted, numbers(proof, 1 + event));
}

/** What all dice show in the `event`-th throw of a game, kept ones too. */
export function thrown(proof: Proof, dice: readonly string[][], event: number): string[] {
  const below = numbers(proof, THROWS + event);
  return dice.map((faces) => faces[below(faces.length)] ?? "");
}
