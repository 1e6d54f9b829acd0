/** A review comes round by round, sums itself up, and goes on after a refusal. */

import { expect, test } from "vitest";

import { Review, type Decision, type ReviewRound } from "../../src/coach/review.svelte";
import { Refused } from "../../src/lib/api";

const decision = (seat: number, move: number, low: number, verdict: Decision["verdict"]): Decision => ({
  ...{ round: 0, move, seat, played: `${seat} draw`, best: `${seat} take`, verdict, kind: "draw", value: 0.5 },
  cost: { mean: low + 0.01, low, high: low + 0.02 },
});

const NO_MARKS = { inaccuracy: 0, mistake: 0, blunder: 0 };

const round = (at: number, decisions: Decision[]): ReviewRound => ({
  ...{ players: ["Anna", "Ben"], unit: "chance", rounds: 2, round: at, start: 0.5, result: at ? [1, 0] : null },
  decisions: decisions.map((one) => ({ ...one, round: at })),
  luck: [{ round: at, move: 0, seat: 1, luck: 0.1 }],
  seats: [
    { seat: 0, luck: 0, loss: 0.03 + at * 0.02, marks: { ...NO_MARKS, blunder: 1 } },
    { seat: 1, luck: 0.1, loss: at * 0.016, marks: { ...NO_MARKS, inaccuracy: at } },
  ],
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
  ],
});

const ROUNDS = [
  round(0, [decision(0, 0, 0.02, "blunder"), decision(1, 1, 0.3, "forced")]),
  round(1, [decision(0, 0, 0.04, "blunder"), decision(1, 1, 0.006, "inaccuracy")]),
];

test("rounds come one after another and are summed up", async () => {
  const review = new Review((at) => Promise.resolve(ROUNDS[at] as ReviewRound));
  await review.run();
  expect(review.finished).toBe(true);
  expect(review.curve).toHaveLength(4);
  expect(review.moments.map(({ round, move }) => [round, move])).toEqual([
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
  const [anna, ben] = review.seats;
  expect(anna?.marks).toEqual({ inaccuracy: 0, mistake: 0, blunder: 2 });
  expect(anna?.loss).toBeCloseTo(0.08);
  expect(ben?.marks).toEqual({ inaccuracy: 1, mistake: 0, blunder: 0 });
  expect(ben?.loss).toBeCloseTo(0.016);
  expect(ben?.luck).toBeCloseTo(0.2);
  expect(review.decision(1, 1)?.verdict).toBe("inaccuracy");
  expect(review.decision(1, 7)).toBeNull();
});

test("after a refusal it goes on where it was", async () => {
  const asked: number[] = [];
  const refusal = { clause: "TABLE", key: "too-many", details: { what: "reviews", wait: 2 }, text: "Wait." };
  const review = new Review((at) => {
    asked.push(at);
    return asked.length === 2 ? Promise.reject(new Refused(refusal, 429)) : Promise.resolve(ROUNDS[at] as ReviewRound);
  });
  await review.run();
  expect([review.denied?.key, review.working, review.rounds.length]).toEqual(["too-many", false, 1]);
  await review.run();
  expect(asked).toEqual([0, 1, 1]);
  expect([review.denied, review.finished]).toEqual([null, true]);
});

test("what is found in a round shows at once, and a stopped round begins anew", async () => {
  const events = [
    { ...round(0, [decision(0, 0, 0.02, "blunder")]), luck: [], chances: [[0.5, 0.5]] },
    { ...round(0, [decision(1, 1, 0.3, "forced")]), chances: [[0.6, 0.4]] },
  ];
  const asked: number[] = [];
  const review = new Review((at, show, signal) => {
    if (asked.push(at) > 1) return Promise.resolve(ROUNDS[at] as ReviewRound);
    events.forEach(show);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
    });
  });
  const running = review.run();
  await Promise.resolve();
  expect([review.done, review.rounds.length, review.working]).toEqual([0, 1, true]);
  expect(review.decision(0, 0)?.verdict).toBe("blunder");
  expect(review.curve.map(({ move }) => move)).toEqual([0, 1]);
  review.stop();
  await running;
  expect([review.rounds.length, review.working, review.denied]).toEqual([0, false, null]);
  await review.run();
  expect(asked).toEqual([0, 0, 1]);
  expect(review.finished).toBe(true);
});
