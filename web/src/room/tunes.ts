// The sounds of the table, made on the spot: what each is made of, and how that becomes something to hear.

/** A tone that rings and fades. */
interface Tone {
  /** In hertz. */
  pitch: number;
  wave?: OscillatorType;
}
/** Paper and air: noise around a pitch, which may wander to another. */
interface Rustle {
  around: number;
  to?: number;
}
/** Times are in seconds, counted from the beginning of the sound. */
type Stroke = (Tone | Rustle) & {
  at?: number;
  /** How long it takes to swell. */
  swell?: number;
  length: number;
  /** At its loudest, from 0 to 1. */
  loud: number;
};

/** A bowl of bronze, struck once: two tones that beat against each other, and overtones that are no harmonics. */
const bowl = (pitch: number, at = 0): Stroke[] => [
  { pitch, at, swell: 0.004, length: 1.5, loud: 0.17 },
  { pitch: pitch * 1.004, at, swell: 0.004, length: 1.3, loud: 0.1 },
  { pitch: pitch * 2.76, at, length: 0.7, loud: 0.08 },
  { pitch: pitch * 5.4, at, length: 0.25, loud: 0.04 },
];

/** A string, plucked. */
const pluck = (pitch: number, at: number): Stroke[] => [
  { pitch, wave: "triangle", at, length: 0.5, loud: 0.24 },
  { pitch: pitch * 2, at, length: 0.22, loud: 0.07 },
  { around: 3200, at, length: 0.02, loud: 0.1 },
];

export const TUNES = {
  /** A card that is laid on the felt. */
  card: [
    { around: 2600, to: 1300, swell: 0.004, length: 0.07, loud: 0.5 },
    { pitch: 150, at: 0.01, length: 0.06, loud: 0.3 },
  ],
  /** A chip that falls on another. */
  chip: [
    { pitch: 2350, length: 0.06, loud: 0.2 },
    { pitch: 3720, length: 0.04, loud: 0.08 },
    { pitch: 2120, at: 0.055, length: 0.07, loud: 0.15 },
    { pitch: 3350, at: 0.055, length: 0.04, loud: 0.06 },
    { around: 6000, length: 0.012, loud: 0.3 },
  ],
  /** A page that is turned. */
  page: [
    { around: 900, to: 3600, swell: 0.09, length: 0.24, loud: 0.65 },
    { around: 2200, at: 0.2, length: 0.06, loud: 0.5 },
  ],
  /** It is your turn. */
  bell: bowl(528),
  /** You have won: up a scale of five tones, and the bowl. */
  win: [...[392, 440, 523.25, 659.25, 784].flatMap((pitch, n) => pluck(pitch, n * 0.11)), ...bowl(784, 0.58)],
} satisfies Record<string, readonly Stroke[]>;

export type Tune = keyof typeof TUNES;

/** What is as good as silence; a fade cannot end in nothing. */
const SILENCE = 0.0001;

/** Plays a tune into `out`. `tuning` is 1, or a little beside it, as no two cards fall alike. */
export function perform(audio: BaseAudioContext, out: AudioNode, tune: Tune, start: number, tuning = 1): void {
  const strokes: readonly Stroke[] = TUNES[tune];
  for (const stroke of strokes) {
    const from = start + (stroke.at ?? 0);
    const until = from + stroke.length;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENCE, from);
    gain.gain.exponentialRampToValueAtTime(stroke.loud, from + (stroke.swell ?? 0.002));
    gain.gain.exponentialRampToValueAtTime(SILENCE, until);
    gain.connect(out);
    const source =
      "pitch" in stroke ? ring(audio, stroke, tuning, gain) : rustle(audio, stroke, tuning, gain, from, until);
    source.start(from);
    source.stop(until);
  }
}

function ring(
  audio: BaseAudioContext,
  { pitch, wave }: Tone,
  tuning: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave ?? "sine";
  oscillator.frequency.value = pitch * tuning;
  oscillator.connect(out);
  return oscillator;
}

function rustle(
  audio: BaseAudioContext,
  { around, to }: Rustle,
  tuning: number,
  out: AudioNode,
  from: number,
  until: number,
): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(around * tuning, from);
  if (to) band.frequency.exponentialRampToValueAtTime(to * tuning, until);
  source.connect(band).connect(out);
  return source;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, made once. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}
