/** What moves at a dice table: dice tumble by themselves, points go to whoever scored them. */

import type { Entry, State } from "../../lib/protocol";
import { stir, type Event } from "../common/motion/flights";

export function diceEvent({ what }: Entry, _before: State<"dice">, after: State<"dice">): Event | null {
  if (what.kind !== "move") return null;
  const [seat = "", verb] = what.move.split(" ");
  if (verb === "roll" && after.game?.faces.length) return { flights: [stir(`seat:${seat}`)], sound: "dice", long: 2.1 };
  if (verb === "score") return { flights: [stir(`seat:${seat}`)], sound: "lay" };
  return { flights: [stir(`seat:${seat}`)], ...(verb === "pass" ? { sound: "skip" as const } : {}) };
}
