/** What can wait until nobody waits for anything. */

/** Browsers without idle callbacks do it so many milliseconds later. */
const SOON = 300;

export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 10 * SOON });
  else setTimeout(act, SOON);
}

/** Whether this person is short of data: then nothing is fetched that was not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
