/** Where things are on the screen, and how they move there: transforms and opacity only. */

import { mount, unmount } from "svelte";

import CardBack from "../../../parts/CardBack.svelte";
import CardFace from "../../../parts/CardFace.svelte";
import type { Flight, Spot } from "./flights";

const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";
const RATIO = 1.45;

/** What stands for a place: a card on it if there is one, else the place itself. */
const PARTS: Record<string, string> = {
  pile: ".back",
  discards: "button .card, .empty",
  seat: ".backs",
  skip: ".lying .card",
  group: ".slot:last-of-type .card",
};

function element(spot: Spot): HTMLElement | null {
  const [kind = "", name = ""] = spot.split(":");
  if (kind === "card") return document.querySelector(`.hand [data-card="${CSS.escape(name)}"]`);
  if (kind === "hand") return document.querySelector(".hand");
  if (kind === "whole") return document.querySelector(`[data-spot="group:${name}"]`);
  const place = document.querySelector<HTMLElement>(`[data-spot="${kind === "skip" ? `seat:${name}` : spot}"]`);
  return place?.querySelector<HTMLElement>(PARTS[kind] ?? "*") ?? place;
}

/** Where a place is; a card in the hand that is not there any more is sought in the middle of the hand. */
export function locate(spot: Spot): DOMRect | null {
  const found = element(spot) ?? (spot.startsWith("card:") ? element("hand") : null);
  return found?.getBoundingClientRect() ?? null;
}

export interface Timing {
  duration: number;
  /** The number of the entry that it belongs to: every animation bears it. */
  seq: number;
}

/** Starts what a flight asks for; `from` is where its start was before the table changed. */
export function launch(flight: Flight, from: DOMRect | null, { duration, seq }: Timing): Animation[] {
  const how = { duration, delay: ((flight.late ?? 0) * duration) / 100, easing: EASE, id: `entry-${seq}` };
  const target = element(flight.to);
  if (flight.kind === "stir") return target ? [target.animate(STIRRED, how)] : [];
  const to = locate(flight.to);
  if (!from || !to) return [];
  if (flight.kind === "come") return target ? [target.animate(coming(from, to), { ...how, fill: "backwards" })] : [];
  const hidden = flight.hides ? element(flight.hides) : null;
  const flying = ghost(flight.card ?? "", from, to, how);
  return hidden ? [flying, hidden.animate(HIDDEN, { ...how, delay: 0, duration: duration + how.delay })] : [flying];
}

const STIRRED: Keyframe[] = [
  { transform: "none" },
  { transform: "scale(1.06) rotate(-1.2deg)" },
  { transform: "scale(1.03) rotate(1.2deg)" },
  { transform: "none" },
];
const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

/** How something that lies at `to` looks as if it came from `from`. */
function coming(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = Math.max(0.2, Math.min(1.6, from.height / Math.max(1, to.height)));
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.5 },
    { transform: "none", opacity: 1 },
  ];
}

/** A card above everything that flies from one place to another and is gone. */
function ghost(card: string, from: DOMRect, to: DOMRect, how: KeyframeAnimationOptions): Animation {
  const width = Math.max(18, to.height / RATIO);
  const place = document.createElement("span");
  place.className = "flying";
  place.style.cssText = `left:${to.x + to.width / 2 - width / 2}px;top:${to.y}px;--card:${width}px`;
  sky().append(place);
  const shown = card ? mount(CardFace, { target: place, props: { card } }) : mount(CardBack, { target: place });
  const [start] = coming(from, to);
  const animation = place.animate(
    [
      { ...start, opacity: 1 },
      { transform: "none", opacity: 1 },
    ],
    { ...how, fill: "backwards" },
  );
  const leave = (): void => {
    place.remove();
    void unmount(shown);
  };
  animation.finished.then(leave, leave);
  return animation;
}

/** What lies above the table; screen readers know nothing of it. */
function sky(): HTMLElement {
  const known = document.querySelector<HTMLElement>(".sky");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "sky";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
