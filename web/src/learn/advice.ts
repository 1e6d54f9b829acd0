/** What a newcomer is told at a table. */

export interface Advice {
  /** The sentence; words of the games stand as `[word](name)` and are explained on tap. */
  text: string;
  /** The key that stands on the button to be tapped; empty where there is none. */
  key: string;
}

/** The button of the bar that a key stands on. */
export function buttonOf(key: string): HTMLElement | null {
  const keys = [...document.querySelectorAll(".bar kbd")];
  return keys.find((one) => one.textContent === key)?.closest("button") ?? null;
}
