/** Was the deal the one that was sealed, and did the own random number go into it? */

import type { Proof } from "./protocol";
import { fromHex, sha256 } from "./sha256";

export type Verdict = "good" | "unseen" | "bad";

export class Witness {
  #nonces = new Map<string, Map<number, string>>();

  /** A number was given for a deal that had been sealed with this commitment. */
  remember(commitment: string, seat: number, nonce: string): void {
    const given = this.#nonces.get(commitment) ?? new Map<number, string>();
    this.#nonces.set(commitment, given.set(seat, nonce));
  }

  judge(proof: Proof): Verdict {
    if (sha256(fromHex(proof.seed)) !== proof.commitment) return "bad";
    const given = this.#nonces.get(proof.commitment);
    if (!given) return "unseen";
    return [...given].every(([seat, nonce]) => [nonce, ""].includes(proof.nonces[seat] ?? "")) ? "good" : "bad";
  }
}
