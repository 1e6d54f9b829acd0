/** A card game of four on boardgame.io, with what its server does by default: states in memory, socket.io. */
const { createRequire } = require("node:module");
const path = require("node:path");

process.env.NODE_ENV = "production";
const installed = createRequire(path.join(process.argv[3] || __dirname, "package.json"));
const { Server, Origins } = installed("boardgame.io/server");
const { INVALID_MOVE } = installed("boardgame.io/core");

const SEATS = 4;
const DEAL = 10;

/** The cards of the phase card game: two of each of twelve values in four colours, eight wilds, four skips. */
function deck() {
  const cards = [..."rbgy"].flatMap((colour) => Array.from({ length: 24 }, (_, at) => `${(at % 12) + 1}${colour}`));
  return [...cards, ...Array(8).fill("W"), ...Array(4).fill("S")];
}

/** As much as a live table of ours shows of a seat. */
function seat() {
  return { cards: DEAL, open: [1], laid: 0, skip: false, total: 0, done: [], stage: 1, known: [] };
}

function setup({ random }) {
  const pile = random.Shuffle(deck());
  const hands = Array.from({ length: SEATS }, () => pile.splice(0, DEAL));
  const discards = pile.splice(0, 1);
  return { round: 1, dealer: 0, step: "draw", pile, hands, discards, groups: [], seats: hands.map(seat), scores: [] };
}

function draw({ G, random, playerID }) {
  if (G.step !== "draw") return INVALID_MOVE;
  if (!G.pile.length) G.pile = random.Shuffle(G.discards.splice(0, G.discards.length - 1));
  G.hands[playerID].push(G.pile.pop());
  G.seats[playerID].cards += 1;
  G.step = "play";
}

function discard({ G, events, playerID }, card) {
  const hand = G.hands[playerID];
  const at = hand.indexOf(card);
  if (G.step !== "play" || at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.discards.push(card);
  G.seats[playerID].cards -= 1;
  G.step = "draw";
  events.endTurn();
}

/** Everybody sees the table, and nobody another hand or the pile. */
function playerView({ G, playerID }) {
  const { pile, hands, ...table } = G;
  return { ...table, pile: pile.length, hand: hands[playerID] ?? [] };
}

const moves = { draw: { move: draw, client: false }, discard: { move: discard, client: false } };
const game = { name: "cards", minPlayers: SEATS, maxPlayers: SEATS, setup, moves, playerView };

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
