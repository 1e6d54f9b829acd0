/** For how long a table is still kept. */

const DAY = 86_400_000;
/** Nobody needs to think of it earlier. */
const SOON = 14;

/** The whole days until a table is deleted, if they are few; null if there is time, or if it is kept for good. */
export function daysLeft(until: number | undefined, now: number = Date.now()): number | null {
  if (!until) return null;
  const days = Math.max(0, Math.floor((until - now) / DAY));
  return days < SOON ? days : null;
}
