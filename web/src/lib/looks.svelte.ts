/** How this person likes it: light or dark, sound, marks on useful cards. */

import { keep, kept } from "./memory";

export type Theme = "auto" | "light" | "dark";

class Looks {
  theme = $state<Theme>(kept<Theme>("theme") ?? "auto");
  sound = $state(kept<boolean>("sound") ?? true);
  marks = $state(kept<boolean>("marks") ?? true);
  calm = $state(kept<boolean>("calm") ?? false);
  /** Whether received aces are held face down (SORT-19). */
  down = $state(kept<boolean>("down") ?? false);

  set<K extends "theme" | "sound" | "marks" | "calm" | "down">(name: K, value: Looks[K]): void {
    (this as Looks)[name] = value;
    keep(name, value);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.classList.toggle("calm", this.calm);
  }

  /** How long something moves. */
  duration(usual: number): number {
    return this.calm || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : usual;
  }
}

export const looks = new Looks();
let audio: AudioContext | null = null;

/** Two soft tones: it is your turn. Browsers allow them once somebody has touched the page. */
export function chime(high = false): void {
  // older browsers do not tell
  const activation = navigator.userActivation as UserActivation | undefined;
  if (!looks.sound || !activation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [number, pitch] of (high ? [880, 1175] : [523, 659]).entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + number * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}
