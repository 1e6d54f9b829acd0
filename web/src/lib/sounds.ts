/** Soft sounds, made of tones and filtered noise when they are needed: there is no file to load. */

import { looks } from "./looks.svelte";

export type Sound =
  "draw" | "place" | "lay" | "deal" | "turn" | "skip" | "knock" | "last" | "dice" | "call" | "offer" | "win";

/** A tone that slides from one pitch to another, or a puff of noise around a pitch; times in seconds. */
interface Note {
  at: number;
  length: number;
  from: number;
  to?: number;
  loud: number;
  noise?: boolean;
}

const puff = (at: number, length: number, from: number, to: number, loud: number): Note => ({
  at,
  length,
  from,
  to,
  loud,
  noise: true,
});
const tone = (at: number, length: number, from: number, loud: number, to = from): Note => ({
  at,
  length,
  from,
  to,
  loud,
});
const chord = (...pitches: number[]): Note[] => pitches.map((pitch, place) => tone(place * 0.07, 0.5, pitch, 0.07));
const tap = (at: number): Note[] => [tone(at, 0.09, 190, 0.5, 90), puff(at, 0.03, 900, 500, 0.25)];

const NOTES: Record<Sound, Note[]> = {
  draw: [puff(0, 0.13, 1400, 3600, 0.22)],
  place: [puff(0, 0.07, 2600, 900, 0.24), tone(0.02, 0.06, 150, 0.16, 90)],
  lay: [...chord(392, 494, 587), puff(0, 0.12, 1800, 900, 0.2)],
  deal: Array.from({ length: 6 }, (_, card) => puff(card * 0.075, 0.06, 2200, 3400, 0.16)),
  turn: Array.from({ length: 9 }, (_, card) => puff(card * 0.035, 0.05, 1500 + card * 160, 2600, 0.12)),
  skip: [tone(0, 0.28, 420, 0.12, 210), puff(0, 0.06, 2400, 900, 0.18)],
  knock: [...tap(0), ...tap(0.16)],
  last: [tone(0, 0.12, 880, 0.09), tone(0.14, 0.2, 880, 0.09)],
  dice: Array.from({ length: 8 }, (_, die) =>
    puff(die * 0.055 + (die % 3) * 0.012, 0.035, 3200 - die * 170, 1500, 0.2),
  ),
  call: [tone(0, 0.35, 523, 0.11), tone(0.12, 0.4, 659, 0.11)],
  offer: [tone(0, 0.3, 880, 0.1), tone(0.12, 0.35, 1175, 0.1)],
  win: [523, 659, 784, 1047].map((pitch, place) => tone(place * 0.13, 0.6, pitch, 0.1)),
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound, if somebody wants to hear it. Browsers allow none before the page was touched. */
export function play(sound: Sound): void {
  // older browsers do not tell
  const activation = navigator.userActivation as UserActivation | undefined;
  if (!looks.sound || looks.volume <= 0 || !activation?.hasBeenActive || document.hidden) return;
  audio ??= new AudioContext();
  for (const note of NOTES[sound]) sing(audio, note);
}

function sing(to: AudioContext, note: Note): void {
  const [start, end] = [to.currentTime + note.at, to.currentTime + note.at + note.length];
  const volume = to.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud * looks.volume, start + Math.min(0.015, note.length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(to.destination);
  const source = note.noise ? noise(to, note, start, volume) : slide(to, note, start, volume);
  source.start(start);
  source.stop(end);
}

function slide(to: AudioContext, { from, to: last, length }: Note, start: number, volume: GainNode): OscillatorNode {
  const source = to.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(last ?? from, start + length);
  source.connect(volume);
  return source;
}

function noise(
  to: AudioContext,
  { from, to: last, length }: Note,
  start: number,
  volume: GainNode,
): AudioBufferSourceNode {
  const source = to.createBufferSource();
  source.buffer = hiss ??= white(to);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(last ?? from, start + length);
  source.connect(filter).connect(volume);
  return source;
}

/** Half a second of white noise. */
function white(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** It is somebody's turn, or something is offered to them: a sound, and on telephones a short vibration. */
export function call(sound: "call" | "offer" = "call"): void {
  play(sound);
  const activation = navigator.userActivation as UserActivation | undefined;
  if (looks.buzz && activation?.hasBeenActive && "vibrate" in navigator) navigator.vibrate(sound === "call" ? 60 : 30);
}
