/** How this person likes it: light or dark, sounds, motion, cards, marks on useful cards. */

import { keep, kept } from "./memory";

export type Theme = "auto" | "light" | "dark";
/** How fast things move; off: not at all. */
export type Speed = "off" | "slow" | "usual" | "fast";
export type Print = "usual" | "large";
export type Suits = "two" | "four";

/** How many times as long things take. */
const TIMES: Record<Speed, number> = { off: 0, slow: 1.7, usual: 1, fast: 0.55 };

interface Kept {
  theme: Theme;
  sound: boolean;
  volume: number;
  buzz: boolean;
  marks: boolean;
  speed: Speed;
  print: Print;
  suits: Suits;
  down: boolean;
}

class Looks implements Kept {
  theme = $state<Theme>(kept<Theme>("theme") ?? "auto");
  sound = $state(kept<boolean>("sound") ?? true);
  /** How loud sounds are, from 0 to 1. */
  volume = $state(kept<number>("volume") ?? 0.6);
  /** Whether a telephone vibrates when it is one's turn. */
  buzz = $state(kept<boolean>("buzz") ?? true);
  marks = $state(kept<boolean>("marks") ?? true);
  speed = $state<Speed>(kept<Speed>("speed") ?? (kept<boolean>("calm") ? "off" : "usual"));
  print = $state<Print>(kept<Print>("print") ?? "usual");
  suits = $state<Suits>(kept<Suits>("suits") ?? "two");
  /** Whether received aces are held face down (SORT-19). */
  down = $state(kept<boolean>("down") ?? false);

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    (this as Kept)[name] = value;
    keep(name, value);
    this.apply();
  }

  /** Whether nothing moves: because somebody wants it so here, or on the whole device. */
  get calm(): boolean {
    return this.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["print"] = this.print;
    root.dataset["suits"] = this.suits;
    root.classList.toggle("calm", this.speed === "off");
    root.style.setProperty("--tempo", String(TIMES[this.speed] || 1));
  }

  /** How long something moves, in milliseconds. */
  duration(usual: number): number {
    return this.calm ? 0 : usual * TIMES[this.speed];
  }
}

export const looks = new Looks();
