// Small sounds made on the spot; off unless the player wants them.

import { settings } from "../state/settings.svelte";

type Kind = "card" | "turn" | "end";

let context: AudioContext | null = null;

/** Notes of each sound: when it begins, its pitch and how long it rings, in seconds and hertz. */
const TUNES: Record<Kind, readonly (readonly [number, number, number])[]> = {
  card: [[0, 190, 0.06]],
  turn: [
    [0, 660, 0.14],
    [0.12, 880, 0.22],
  ],
  end: [
    [0, 523, 0.2],
    [0.16, 659, 0.2],
    [0.32, 784, 0.4],
  ],
};

export function sound(kind: Kind): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [start, pitch, length] of TUNES[kind]) note(context, context.currentTime + start, pitch, length);
}

function note(audio: AudioContext, at: number, pitch: number, length: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.18, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
