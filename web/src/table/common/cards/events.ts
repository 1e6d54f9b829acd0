/** What moves at a card table when somebody does something. */

import type { Card, Entry, State, Views } from "../../../lib/protocol";
import { come, fly, stir, type Event, type Flight, type Spot } from "../motion/flights";
import type { CardGameName } from "./games";

type Game = Views[CardGameName]["game"];
/** What a verb comes to: who did it, with which words, in which game, and whose cards are seen. */
interface Deed {
  seat: number;
  words: string[];
  /** The card that only its owner sees. */
  drawn: Card | undefined;
  before: Game;
  after: Game;
  own: number;
}

/** Where the cards of somebody are: the own ones lie open. */
function holds({ own }: Deed, seat: number, card: Card = ""): Spot {
  if (seat !== own) return `seat:${seat}`;
  return card ? `card:${card}` : "hand";
}

const top = (game: Game): Card => game.discards.at(-1) ?? "";

function draw(deed: Deed): Event {
  const { seat, own, drawn = "" } = deed;
  const to = holds(deed, seat, drawn);
  const flight = seat === own && drawn ? fly("pile", to, drawn, { hides: to }) : fly("pile", to);
  return { flights: [flight], sound: "draw" };
}

function take(deed: Deed): Event {
  const card = top(deed.before);
  const to = holds(deed, deed.seat, card);
  return { flights: [fly("discards", to, card, deed.seat === deed.own ? { hides: to } : {})], sound: "draw" };
}

function knock(deed: Deed): Event {
  const taken = take(deed);
  return {
    flights: [stir(`seat:${deed.seat}`), ...taken.flights.map((one) => ({ ...one, late: 45 }))],
    sound: "knock",
  };
}

function discard(deed: Deed): Event {
  const { seat, words, after } = deed;
  const card = words[0] ?? "";
  const hides = top(after) === card ? { hides: "discards" } : {};
  return { flights: [fly(holds(deed, seat, card), "discards", card, hides), ...last(deed)], sound: "place" };
}

/** Somebody holds one card only: everybody sees it. */
function last({ seat, before, after, own }: Deed): Flight[] {
  const left = after.seats[seat]?.cards;
  return left === 1 && before.seats[seat]?.cards !== 1 && seat !== own ? [stir(`seat:${seat}`, 60)] : [];
}

function lay(deed: Deed): Event {
  const { seat, before, after } = deed;
  const groups = after.groups.slice(before.groups.length).map((_, at) => before.groups.length + at);
  const flights = groups.map((group, at) => come(holds(deed, seat), `whole:${group}`, at * 25));
  return { flights: [stir(`seat:${seat}`), ...flights], sound: "lay", long: 1.2 };
}

function hit(deed: Deed): Event {
  const { seat, words } = deed;
  const cards = (words[0] ?? "").split("@")[0]?.split(",") ?? [];
  const group = /g(\d+)/.exec(words.join(" "))?.[1] ?? "0";
  const flights = cards.map((card, at) => fly(holds(deed, seat, card), `group:${group}`, card, { late: at * 30 }));
  return { flights: [...flights, ...last(deed)], sound: "place" };
}

function skip(deed: Deed): Event {
  const to = Number(deed.words[0]);
  const flight = fly(holds(deed, deed.seat, "!"), to === deed.own ? "hand" : `skip:${to}`, "!", {
    hides: `skip:${to}`,
  });
  return { flights: [flight, stir(`seat:${to}`, 70)], sound: "skip" };
}

function give(deed: Deed): Event {
  const [card = "", to = ""] = deed.words;
  return { flights: [fly(holds(deed, deed.seat, card), holds(deed, Number(to)), card)], sound: "place" };
}

const DEEDS: Record<string, (deed: Deed) => Event> = {
  draw,
  take,
  knock,
  discard,
  sit: discard,
  lay,
  repeat: lay,
  hit,
  skip,
  give,
};

/** The deal: backs for the others, the own cards one after the other. */
function deal(after: Game, own: number): Event {
  const ROUNDS = 3;
  const count = after.seats.length;
  const flights = Array.from({ length: ROUNDS * count }, (_, at) => ({ seat: (after.dealer + 1 + at) % count, at }));
  return {
    flights: flights.map(({ seat, at }) => fly("pile", seat === own ? "hand" : `seat:${seat}`, "", { late: at * 14 })),
    sound: "deal",
  };
}

/** What nobody did: the pile is turned, or a skip that lies before somebody is used up. */
function besides(before: Game, after: Game): Flight[] {
  const flights: Flight[] = [];
  if ("turning" in before && "turning" in after && (after.turning?.count ?? 0) > (before.turning?.count ?? 0))
    flights.push(...[0, 1, 2].map((at) => fly("discards", "pile", "", { late: at * 18 })));
  if ("lost" in before && "lost" in after)
    for (const seat of after.lost.filter((one) => !before.lost.includes(one)))
      flights.push(stir(`seat:${seat}`, 50), fly(`skip:${seat}`, "discards", "!", { late: 50 }));
  return flights;
}

export function cardEvent<G extends CardGameName>(
  { what, card }: Entry,
  before: State<G>,
  after: State<G>,
  own: number,
): Event | null {
  const [was, is] = [before.game, after.game];
  if (!was || !is) return null;
  if (what.kind === "dealt") return deal(is, own);
  if (what.kind !== "move") return null;
  const [seat, verb = "", ...words] = what.move.split(" ");
  const event = DEEDS[verb]?.({ seat: Number(seat), words, drawn: card, before: was, after: is, own });
  const more = besides(was, is);
  if (!event || !more.length) return event ?? null;
  return {
    ...event,
    flights: [...event.flights, ...more],
    sound: "turning" in is && hasTurned(was, is) ? "turn" : event.sound,
  };
}

function hasTurned(before: Game, after: Game): boolean {
  return "turning" in before && "turning" in after && after.turning?.count !== before.turning?.count;
}
