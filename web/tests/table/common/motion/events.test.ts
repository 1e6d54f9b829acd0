import { describe, expect, it } from "vitest";

import type { Entry, State } from "../../../../src/lib/protocol";
import { cardEvent } from "../../../../src/table/common/cards/events";
import { phase10Game, phase10Seat } from "../../../views";

type Game = ReturnType<typeof phase10Game>;
const state = (game: Game): State<"phase10"> => ({ game }) as State<"phase10">;
const entry = (move: string, card = ""): Entry => ({ seq: 7, at: 0, what: { kind: "move", move }, card });
const happened = (move: string, before: Game, after: Game, card = ""): ReturnType<typeof cardEvent> =>
  cardEvent(entry(move, card), state(before), state(after), 0);
const flights = (...found: Parameters<typeof happened>): string[] =>
  (happened(...found)?.flights ?? []).map(({ kind, from, to, card }) => `${kind} ${from} ${to} ${card ?? ""}`.trim());

describe("what moves at a card table", () => {
  const game = phase10Game();

  it("lets cards fly between piles and seats; nobody sees what others draw", () => {
    expect(flights("1 draw", game, game)).toEqual(["fly pile seat:1"]);
    expect(flights("0 draw", game, game, "7r")).toEqual(["fly pile card:7r 7r"]);
    expect(flights("1 take", game, game)).toEqual(["fly discards seat:1 5y"]);
    expect(flights("1 discard 3b", game, phase10Game({ discards: ["5y", "3b"] }))).toEqual(["fly seat:1 discards 3b"]);
  });

  it("hides a card until it has landed", () => {
    const [flight] = happened("1 discard 3b", game, phase10Game({ discards: ["5y", "3b"] }))?.flights ?? [];
    expect(flight?.hides).toBe("discards");
  });

  it("lets a phase go down group by group, and a card fly to its group", () => {
    const set = { owner: 1, phase: 1, form: "set", cards: ["3r", "3b", "3g"], low: "3", high: "3" };
    const laid = phase10Game({ groups: [set, set] });
    expect(flights("1 lay 1 3r,3b,3g 3r,3b,3g", game, laid)).toEqual([
      "stir seat:1 seat:1",
      "come seat:1 whole:0",
      "come seat:1 whole:1",
    ]);
    expect(flights("1 hit 3y g1", laid, laid)).toEqual(["fly seat:1 group:1 3y"]);
  });

  it("shows a skip, a knock, a lost turn, the turning of the pile and the last card", () => {
    expect(flights("1 skip 0", game, game)[0]).toBe("fly seat:1 hand !");
    expect(happened("1 knock", game, game)).toMatchObject({
      sound: "knock",
      flights: [{ kind: "stir" }, { kind: "fly" }],
    });
    expect(flights("0 discard 3b", game, phase10Game({ lost: [1] }))).toContain("fly skip:1 discards !");
    const turned = phase10Game({ turning: { count: 1, cards: [], unknown: [], since: [] } });
    expect(happened("1 draw", game, turned)?.sound).toBe("turn");
    const one = phase10Game({ seats: [phase10Seat(), phase10Seat({ cards: 1 })] });
    expect(flights("1 discard 3b", game, one)).toContain("stir seat:1 seat:1");
  });

  it("deals to everybody", () => {
    const dealt: Entry = { seq: 7, at: 0, what: { kind: "dealt" } };
    const seats = cardEvent(dealt, state(game), state(game), 0)?.flights.map(({ to }) => to);
    expect(new Set(seats)).toEqual(new Set(["hand", "seat:1"]));
  });
});
