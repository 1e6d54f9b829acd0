/**
 * Whether what this browser saw of the shuffles at a table can be true; docs/fairness.md tells what is looked at.
 *
 * A witness makes the own numbers, says when they may be shown, keeps what was shown, and judges each round as soon as
 * its proof is there. The own numbers survive a reload of the page.
 */

import { keep, kept } from "./memory";
import type { Card, Entry, Proof, State, Table } from "./protocol";
import { isSound, promiseOf } from "./stream";
import { Watched, type Material } from "./watched";

export type Verdict = "proven" | "away" | "other-device" | "unseen" | "unfair";

/** A verdict on a round, and why it is unfair. */
export interface Judgement {
  verdict: Verdict;
  why: string;
}

/** What of a round only this browser can know. */
export interface Seen {
  round: number;
  commitment: string;
  promises: string[] | null;
  nonces: Record<string, string>;
  hands?: Record<string, Card[]>;
  open?: Card[];
  draws: [number, Card][];
  throws: [number, string][];
}

/** A coming deal: the own numbers, which of them the table took as promises and as numbers, the closed list. */
interface Deal {
  commitment: string;
  nonces: Record<string, string[]>;
  promised: number[];
  acknowledged: Record<string, string>;
  shown: string[] | null;
  judged?: Judgement;
}

interface Running {
  deal: Deal;
  watched: Watched;
  why: string;
}

interface Memory {
  at: number;
  game: number;
  deals: Deal[];
  seen: Seen[];
}

const MOST_TABLES = 8;
const MOST_DEALS = 4;

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Witness {
  readonly verdicts = new Map<string, Judgement>();
  #memory: Memory;
  #deal: Deal | null = null;
  #owed: Deal | null = null;
  #round: Running | null = null;
  /** A round that was lost out of sight: what was seen of it stays true. */
  #cut: Running | null = null;
  #number = -1;
  #seq = -1;

  constructor(readonly code: string) {
    const known = kept<Record<string, Memory>>("fair")?.[code];
    this.#memory = known ?? { at: 0, game: -1, deals: [], seen: [] };
  }

  // -- the own numbers --------------------------------------------------------------------------------------

  /** The promise of a number (a random one, if none is given) for the deal with this commitment; always the same one for a seat. */
  promise(commitment: string, seat: number, number: string = random()): string {
    const deal = this.#dealOf(commitment);
    this.#share(deal);
    const mine = deal.nonces[seat] ?? [];
    deal.nonces[seat] = mine;
    const [nonce = number] = mine;
    if (!mine.length) mine.push(nonce);
    this.#save();
    return promiseOf(nonce);
  }

  /** The own numbers that are to be shown now: nobody can promise one any more. */
  reveals(table: Table): { seat: number; nonce: string }[] {
    const deal = this.#memory.deals.find((one) => one.commitment === table.commitment);
    if (!deal?.shown || !table.bound) return [];
    const due = Object.keys(deal.nonces)
      .map(Number)
      .filter((seat) => !(seat in deal.acknowledged));
    return due.flatMap((seat) => {
      const nonce = this.#mine(deal, seat, deal.shown?.[seat] ?? "");
      return nonce ? [{ seat, nonce }] : [];
    });
  }

  /** What was seen of the newest game, to be compared with its record. */
  receipt(seats: number[]): { format: string; table: string; game: number; seats: number[]; rounds: Seen[] } {
    return { format: "zehn-receipt/1", table: this.code, game: this.#memory.game, seats, rounds: this.#memory.seen };
  }

  /** The own number that a promise stands for. Two windows of one browser know each other's. */
  #mine(deal: Deal, seat: number, promise: string): string {
    return promise ? (deal.nonces[seat]?.find((nonce) => promiseOf(nonce) === promise) ?? "") : "";
  }

  #dealOf(commitment: string): Deal {
    const { deals } = this.#memory;
    const known = deals.find((deal) => deal.commitment === commitment);
    if (known) return known;
    const fresh: Deal = { commitment, nonces: {}, promised: [], acknowledged: {}, shown: null };
    deals.push(fresh);
    return fresh;
  }

  /** Takes over the numbers that another window of this browser has made for the same deal. */
  #share(deal: Deal): void {
    const stored = kept<Record<string, Memory>>("fair")?.[this.code]?.deals.find(
      (one) => one.commitment === deal.commitment,
    );
    for (const [seat, nonces] of Object.entries(stored?.nonces ?? {}))
      deal.nonces[seat] = [...new Set([...(deal.nonces[seat] ?? []), ...nonces])];
  }

  #save(): void {
    const { deals } = this.#memory;
    deals.splice(0, deals.length - MOST_DEALS);
    deals.forEach((deal) => this.#share(deal));
    this.#memory.at = Date.now();
    const tables = { ...kept<Record<string, Memory>>("fair"), [this.code]: this.#memory };
    const newest = Object.entries(tables)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_TABLES);
    keep("fair", Object.fromEntries(newest));
  }

  // -- what the table tells ---------------------------------------------------------------------------------

  take(entries: Entry[], before: State | null, state: State, material: Material, seats: number[]): void {
    const first = this.#seq < 0;
    let cards: Entry[] = [];
    for (const entry of entries) {
      if (entry.seq !== this.#seq + 1) this.#lose();
      this.#seq = entry.seq;
      if (entry.what.kind === "dealt") cards = [];
      this.#happens(entry, entries, state);
      cards.push(entry);
    }
    if (this.#seq !== state.seq - 1) {
      this.#lose();
      this.#seq = state.seq - 1;
    }
    this.#look(state);
    this.#round?.watched.follow(cards, before, state);
    this.#judge(state, material, seats, first);
  }

  /** Something was not seen: what hangs on every entry cannot be known any more. */
  #lose(): void {
    this.#cut = this.#round ?? this.#cut;
    this.#deal = this.#owed = this.#round = null;
    for (const deal of this.#memory.deals) deal.promised = [];
  }

  #happens({ what }: Entry, entries: Entry[], state: State): void {
    if (what.kind === "sealed") this.#seal(what.commitment);
    if (what.kind === "dealt") this.#begin(entries, state);
    if (this.#deal) this.#bind(this.#deal, what);
  }

  /** A new seed comes with a deal; another one for a deal that is still to come is fraud. */
  #seal(commitment: string): void {
    if (this.#deal && this.#round?.deal !== this.#deal) this.#owed ??= this.#deal;
    this.#deal = this.#dealOf(commitment);
  }

  #bind(deal: Deal, what: Entry["what"]): void {
    if (what.kind === "bound") deal.shown = what.promises;
    if (what.kind === "left" && !deal.shown) deal.promised = deal.promised.filter((one) => one !== what.seat);
    if (what.kind === "nonce" && deal.nonces[what.seat]?.includes(what.nonce))
      deal.acknowledged[what.seat] = what.nonce;
  }

  #begin(entries: Entry[], state: State): void {
    const deal = this.#owed ?? this.#deal;
    const alone = !entries.some(({ what }) => what.kind === "move") && state.table.phase === "playing";
    this.#round = deal
      ? { deal, watched: new Watched(state.game?.round ?? -1, state, alone), why: this.#owed ? "seed-changed" : "" }
      : null;
    // only a state of the round itself tells its number, its dealer and who plays
    if (state.table.phase !== "playing") this.#round = null;
    this.#owed = null;
  }

  #look(state: State): void {
    const { table } = state;
    if (this.#deal?.commitment !== table.commitment) this.#seal(table.commitment);
    const deal = this.#deal;
    if (!deal) return;
    const { promises } = table;
    const taken = Object.keys(deal.nonces)
      .map(Number)
      .filter((seat) => this.#mine(deal, seat, promises[seat] ?? ""));
    deal.promised = [...new Set([...deal.promised, ...taken])];
    if (table.bound) deal.shown ??= promises;
    if (table.phase === "playing") this.#number = state.game?.round ?? -1;
    if (this.#memory.game !== table.number && table.phase === "playing")
      [this.#memory.game, this.#memory.seen] = [table.number, []];
    if (taken.length || table.bound) this.#save();
  }

  // -- judging ----------------------------------------------------------------------------------------------

  #judge(state: State, material: Material, seats: number[], first: boolean): void {
    const { proof } = state.table;
    if (!proof || this.verdicts.has(proof.commitment)) return;
    const known = this.#memory.deals.find((deal) => deal.commitment === proof.commitment);
    const deal = this.#round?.deal ?? known ?? null;
    const judgement = (first && known?.judged) || this.#judged(proof, deal, material, seats);
    this.verdicts.set(proof.commitment, judgement);
    if (deal) {
      deal.judged ??= judgement;
      this.#note(deal);
    }
    this.#round = null;
  }

  #judged(proof: Proof, deal: Deal | null, material: Material, seats: number[]): Judgement {
    const why = this.#round?.why || this.#false(proof, deal);
    if (why) return { verdict: "unfair", why };
    const agrees = this.#watched(proof.commitment)?.agrees(proof, material) ?? null;
    if (agrees === false) return { verdict: "unfair", why: "cards-other" };
    return { verdict: agrees && deal && this.#round ? this.#part(proof, deal, seats) : "unseen", why: "" };
  }

  /** What was seen of a round, as far as it was. */
  #watched(commitment: string): Watched | undefined {
    const cut = this.#cut?.deal.commitment === commitment ? this.#cut : null;
    return (this.#round ?? cut)?.watched;
  }

  /** What of a proof cannot be true, by what was seen before the deal. */
  #false(proof: Proof, deal: Deal | null): string {
    if (!isSound(proof)) return "proof-broken";
    const others = this.#memory.deals.filter((one) => one.commitment !== proof.commitment);
    const own = others.flatMap((one) => Object.values(one.nonces).flat()).map(promiseOf);
    if (proof.promises?.some((promise) => own.includes(promise))) return "seed-changed";
    if (!deal) return "";
    const { promises } = proof;
    if (proof.commitment !== deal.commitment) return "seed-changed";
    if (!promises) return deal.promised.length || deal.shown ? "promises-dropped" : "";
    if (deal.shown && deal.shown.join() !== promises.join()) return "promises-changed";
    if (deal.promised.some((seat) => !this.#mine(deal, seat, promises[seat] ?? ""))) return "promises-dropped";
    return Object.entries(deal.acknowledged).some(([seat, nonce]) => proof.nonces[Number(seat)] !== nonce)
      ? "nonce-dropped"
      : "";
  }

  /** Which part this browser had in a shuffle where all agrees. */
  #part(proof: Proof, deal: Deal, seats: number[]): Verdict {
    const promises = proof.promises;
    if (!promises || !deal.shown) return "unseen";
    const own = [...new Set([...seats, ...Object.keys(deal.nonces).map(Number)])];
    const given = own.filter((seat) => proof.nonces[seat] && deal.nonces[seat]?.includes(proof.nonces[seat]));
    if (own.length && given.length === own.length) return "proven";
    const others = own.filter((seat) => promises[seat] && !this.#mine(deal, seat, promises[seat]));
    return own.length && others.length + given.length === own.length ? "other-device" : "away";
  }

  /** Keeps what was seen of a round that is over. */
  #note(deal: Deal): void {
    const watched = this.#watched(deal.commitment);
    const round = watched?.number ?? this.#number;
    if (round < 0 || this.#memory.seen.some((one) => one.commitment === deal.commitment)) return;
    const dealt = watched && Object.keys(watched.hands).length ? { hands: watched.hands, open: watched.open } : {};
    const { draws = [], throws = [] } = watched ?? {};
    this.#memory.seen.push({
      round,
      commitment: deal.commitment,
      promises: deal.shown,
      nonces: deal.acknowledged,
      ...dealt,
      draws,
      throws,
    });
    this.#save();
  }
}
