import { expect, it } from "vitest";

import { Witness } from "../src/lib/fairness";
import { fromHex, sha256 } from "../src/lib/sha256";

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

it.each([0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000])("hashes %i bytes as everybody does", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, number) => (number * 7 + length) % 256);
  expect(sha256(bytes)).toBe(await hash(bytes));
});

it("believes a sealed deal with the own number in it, and no other", async () => {
  const seed = "ab".repeat(32);
  const proof = { seed, commitment: await hash(fromHex(seed)), nonces: ["mine", "other"] };
  const witness = new Witness();
  expect(witness.judge(proof)).toBe("unseen");
  witness.remember(proof.commitment, 0, "mine");
  expect(witness.judge(proof)).toBe("good");
  expect(witness.judge({ ...proof, nonces: ["swapped", "other"] })).toBe("bad");
  expect(witness.judge({ ...proof, seed: "cd".repeat(32) })).toBe("bad");
});
