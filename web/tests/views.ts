/** What tables of the three games show, for tests: plain values that each test changes where it matters. */

import type {
  DiceGame,
  DiceSeat,
  DiceSheet,
  Phase10Game,
  Phase10Seat,
  Phase10Sheet,
  SortGame,
  SortSeat,
  SortSheet,
} from "../src/lib/protocol";

export const phase10Sheet: Phase10Sheet = {
  rules: {},
  values: Array.from({ length: 12 }, (_, number) => String(number + 1)),
  colours: ["r", "b", "g", "y"],
  phases: [
    { number: 1, contract: "2*set(3)" },
    { number: 2, contract: "run(4)" },
    { number: 3, contract: "colour(3)" },
  ],
  points: {},
  settings: {},
  deal: 10,
  deck: [],
};

export function phase10Seat(seat: Partial<Phase10Seat> = {}): Phase10Seat {
  return { cards: 10, open: [1], laid: 0, skip: false, total: 0, done: [], stage: 0, known: [], ...seat };
}

export function phase10Game(game: Partial<Phase10Game> = {}): Phase10Game {
  return {
    round: 0,
    dealer: 1,
    turn: 0,
    step: "play",
    knockers: [],
    pile: 80,
    discards: ["5y"],
    groups: [],
    seats: [phase10Seat(), phase10Seat()],
    scores: [],
    winners: [],
    after: -1,
    knocked: -1,
    lost: [],
    first_lost: false,
    playing: [0, 1],
    playoff: false,
    turns: 1,
    ending: "",
    turning: null,
    ...game,
  };
}

export const diceSheet: DiceSheet = {
  rules: {},
  colours: ["r", "b", "g", "o"],
  dice: [],
  phases: [1, 2, 3].map((number) => ({ number, contract: `set(${number + 2})`, most: 30 * number })),
  rolls: 3,
  five: { after: 2, least: 70, points: 40 },
  ten: 50,
  fail: 10,
  settings: {},
};

export function diceSeat(seat: Partial<DiceSeat> = {}): DiceSeat {
  return {
    phase: 1,
    phases: [],
    total: 0,
    five: null,
    ten: null,
    failed: 0,
    off: 0,
    ended: false,
    gained: null,
    ...seat,
  };
}

export function diceGame(seats: DiceSeat[], game: Partial<DiceGame> = {}): DiceGame {
  return {
    round: 0,
    turn: 0,
    step: "roll",
    faces: [],
    kept: [],
    rolls: 0,
    points: null,
    counts: [],
    throws: 0,
    ready: false,
    seats,
    scores: [],
    finisher: -1,
    last_round: -1,
    winners: [],
    last: null,
    ...game,
  };
}

export const sortSheet: SortSheet = {
  rules: {},
  values: ["2", "9", "10", "J", "Q", "K", "A"],
  colours: ["s", "h", "d", "c"],
  tasks: [
    { number: 1, contract: "2*set(3)", jokers: true, bonus: 20 },
    { number: 2, contract: "run(5,suited)", jokers: false, bonus: 0 },
  ],
  repeat: 0,
  pairs: [[1, 2]],
  pair_bonus: 30,
  points: {},
  settings: {},
  deal: 12,
  deck: [],
};

export function sortSeat(seat: Partial<SortSeat> = {}): SortSeat {
  return {
    cards: 12,
    laid: [],
    done: [],
    received: [],
    jokerless: [],
    pairs: [],
    struck: 0,
    open_bonus: 50,
    total: 0,
    known: [],
    short: "",
    sign: "",
    ...seat,
  };
}

export function sortGame(seats: SortSeat[], game: Partial<SortGame> = {}): SortGame {
  return {
    round: 0,
    dealer: 0,
    turn: 0,
    step: "draw",
    pile: 60,
    discards: [],
    groups: [],
    seats,
    scores: [],
    winners: [],
    after: -1,
    asked: [],
    again: false,
    given: [],
    turns: 1,
    ending: "",
    ...game,
  };
}
