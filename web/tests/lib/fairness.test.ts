import { beforeEach, describe, expect, it } from "vitest";

import { Witness } from "../../src/lib/fairness";
import type { Entry, GameName, Proof, State, Views } from "../../src/lib/protocol";
import { sha256 } from "../../src/lib/sha256";
import { dealtDeck, isSound, promiseOf } from "../../src/lib/stream";
import { gameOf } from "../../src/table/games";
import told from "../fair_fixtures.json";

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

it.each([0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000])("hashes %i bytes as everybody does", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, number) => (number * 7 + length) % 256);
  expect(sha256(bytes)).toBe(await hash(bytes));
});

/** What clients of honest and of cheating servers were told: tests/support/fair_fixtures.py writes it. */
interface Case<G extends GameName = GameName> {
  name: string;
  code: string;
  sheet: Views[G]["sheet"];
  seats: number[];
  nonces: Record<string, Record<string, string>>;
  verdict: string;
  why: string;
  messages: { entries: Entry[]; state: State }[];
}
const cases = told as unknown as Case[];
const honest = cases.filter(({ verdict }) => verdict === "proven");

class Storage {
  #texts = new Map<string, string>();
  getItem = (name: string): string | null => this.#texts.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.#texts.set(name, text);
}

/** The browser as it was when it had made these numbers. */
function remember({ code, nonces }: Case): void {
  const deals = Object.entries(nonces).map(([commitment, given]) => {
    const lists = Object.fromEntries(Object.entries(given).map(([seat, nonce]) => [seat, [nonce]]));
    return { commitment, nonces: lists, promised: [], acknowledged: {}, shown: null };
  });
  localStorage.setItem("zehn.fair", JSON.stringify({ [code]: { at: 1, game: -1, deals, seen: [] } }));
}

/** The game that a sheet belongs to. */
function gameBy(sheet: Views[GameName]["sheet"]): GameName {
  if ("dice" in sheet) return "dice";
  return "tasks" in sheet ? "profisort" : "phase10";
}

/** Tells a witness some messages, one after the other. */
function tell(witness: Witness, one: Case, from = 0, to = one.messages.length): void {
  one.messages.slice(from, to).forEach(({ entries, state }, number) => {
    const before = one.messages[from + number - 1]?.state ?? null;
    witness.take(
      from && !number ? [] : entries,
      number || from ? before : null,
      state,
      gameOf(gameBy(one.sheet)).material(one.sheet),
      one.seats,
    );
  });
}

const last = (witness: Witness): [string, string] => {
  const found = [...witness.verdicts.values()].at(-1);
  return [found?.verdict ?? "", found?.why ?? ""];
};

beforeEach(() => Object.defineProperty(globalThis, "localStorage", { value: new Storage(), configurable: true }));

describe("a witness", () => {
  it.each(cases)("of a server that is or does this: $name", (one) => {
    remember(one);
    const witness = new Witness(one.code);
    tell(witness, one);
    expect(last(witness)).toEqual([one.verdict, one.why]);
  });

  it.each(honest)("that was reloaded at any moment accuses nobody: $name", (one) => {
    const step = Math.ceil(one.messages.length / 12);
    for (let at = 1; at < one.messages.length; at += step) {
      remember(one);
      tell(new Witness(one.code), one, 0, at);
      const again = new Witness(one.code);
      tell(again, one, at - 1);
      expect(["proven", "unseen"]).toContain(last(again)[0]);
    }
  });

  it("that was reloaded between promise and reveal still shows the number, and has its proof", () => {
    const one = honest[0] as Case;
    remember(one);
    const at = one.messages.findIndex(({ state }) => state.table.bound);
    tell(new Witness(one.code), one, 0, at + 1);
    const again = new Witness(one.code);
    const [commitment = "", given] = Object.entries(one.nonces)[0] ?? [];
    expect(again.reveals(one.messages[at]?.state.table as State["table"])).toEqual([{ seat: 0, nonce: given?.[0] }]);
    expect(again.promise(commitment, 0)).toBe(promiseOf(given?.[0] ?? ""));
    tell(again, one, at);
    expect(last(again)).toEqual(["proven", ""]);
  });

  it.each(honest)("that lost some messages accuses nobody: $name", (one) => {
    for (const gap of [3, 6, 9]) {
      remember(one);
      const witness = new Witness(one.code);
      tell(witness, one, 0, gap);
      tell(witness, one, gap + 2);
      expect(last(witness)[0]).not.toBe("unfair");
    }
  });

  it.each(cases.filter(({ name }) => name.startsWith("deals other")))(
    "whose connection is cut has still seen the cards: $name",
    (one) => {
      remember(one);
      const witness = new Witness(one.code);
      const dealt = one.messages.findIndex(({ entries }) => entries.some(({ what }) => what.kind === "dealt"));
      tell(witness, one, 0, dealt + 3);
      tell(witness, one, dealt + 5);
      expect(last(witness)).toEqual(["unfair", "cards-other"]);
      expect(witness.receipt([0]).rounds[0]?.hands).toBeDefined();
    },
  );

  it("on another device of the seat, and one who only watches, accuse nobody", () => {
    const one = honest[0] as Case;
    const other = new Witness(one.code);
    other.promise(Object.keys(one.nonces)[0] ?? "", 0);
    tell(other, one);
    expect(last(other)).toEqual(["other-device", ""]);
    const guest = new Witness("another");
    const unseated = one.messages.map(({ entries, state }) => ({ entries, state: { ...state, you: [] } }));
    tell(guest, { ...one, seats: [], messages: unseated });
    expect(last(guest)).toEqual(["away", ""]);
  });

  it("shows its number only when the promises are closed, and only the one it promised", () => {
    const one = honest[0] as Case;
    remember(one);
    const witness = new Witness(one.code);
    const at = one.messages.findIndex(({ state }) => state.table.bound);
    tell(witness, one, 0, at);
    const table = one.messages[at]?.state.table as State["table"];
    expect(witness.reveals({ ...table, bound: false })).toEqual([]);
    tell(witness, one, at, at + 1);
    expect(witness.reveals(table).map(({ seat }) => seat)).toEqual([0]);
  });

  it("writes a receipt, and keeps it over a reload", () => {
    const one = honest[0] as Case;
    remember(one);
    const witness = new Witness(one.code);
    tell(witness, one);
    const receipt = new Witness(one.code).receipt([0]);
    expect(receipt).toEqual(witness.receipt([0]));
    const [round] = receipt.rounds;
    expect(round?.hands?.[0]).toHaveLength(10);
    expect(round?.open).toHaveLength(1);
    expect(Object.values(round?.nonces ?? {})).toHaveLength(1);
    expect(round?.draws.length).toBeGreaterThan(0);
  });
});

describe("the stream", () => {
  const deck = (honest[0] as Case<"phase10">).sheet.deck;
  const seed = `${"00".repeat(31)}07`;
  const nonces = ["anna", "", "Cleo-1_"];
  const first = { seed, commitment: "", nonces } as Proof;
  const promises = nonces.map((nonce) => nonce && promiseOf(nonce));

  it("deals what Python deals, in both versions", () => {
    expect(dealtDeck(first, deck).slice(0, 12).join(" ")).toBe("11g 10b 9b 11y 11y 11b 7r 9g 5b 4g 9r 2b");
    expect(
      dealtDeck({ ...first, version: 2, promises }, deck)
        .slice(0, 12)
        .join(" "),
    ).toBe("8r 2r 7b 2r 4g 12b 7r 6r 3y ! 1y 7y");
  });

  it("knows a proof whose hashes do not fit", () => {
    const one = honest[0] as Case;
    const proof = one.messages.at(-1)?.state.table.proof as Proof;
    expect(isSound(proof)).toBe(true);
    expect(isSound({ ...proof, seed: "ab".repeat(32) })).toBe(false);
    expect(isSound({ ...proof, nonces: proof.nonces.map(() => "x") })).toBe(false);
    expect(isSound({ ...proof, promises: proof.nonces.map(() => "") })).toBe(false);
    expect(isSound({ ...proof, version: 3 })).toBe(false);
  });
});
