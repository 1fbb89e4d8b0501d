// Small sounds by their purpose; none unless the player wants them.

import { settings } from "../state/settings.svelte";
import { perform, type Tune } from "./tunes";

/** Many cards that move at once are heard as a few, one after the other. */
const GAP_MS = 35;
/** What could not be heard in time, because the browser waits for a touch first, is not made up for. */
const PATIENCE_MS = 250;
/** How far the pitch of one card may be from that of another. */
const SPREAD = 0.06;

let output: { audio: AudioContext; volume: GainNode } | null = null;
const heard = new Map<Tune, number>();

function open(): { audio: AudioContext; volume: GainNode } {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  return { audio, volume };
}

async function play(tune: Tune): Promise<void> {
  const asked = performance.now();
  if (!settings.sound || asked - (heard.get(tune) ?? -GAP_MS) < GAP_MS) return;
  heard.set(tune, asked);
  const { audio, volume } = (output ??= open());
  if (audio.state !== "running") await audio.resume();
  if (performance.now() - asked > PATIENCE_MS) return;
  // Ears count in ratios: half the way is a quarter of the strength.
  volume.gain.value = settings.volume ** 2;
  perform(audio, volume, tune, audio.currentTime, 1 + (Math.random() - 0.5) * SPREAD);
}

/** What lies on the table is heard only by whoever looks at it; the bell calls from other tabs too. */
const playInSight = (tune: Tune): void => {
  if (!document.hidden) void play(tune);
};

export const sound = {
  /** A card has been laid or dealt. */
  card: () => playInSight("card"),
  /** Chips, points or markers have moved. */
  chip: () => playInSight("chip"),
  /** A page or a sheet has been turned. */
  page: () => playInSight("page"),
  /** It is this player's turn, or somebody asks for them. */
  bell: () => void play("bell"),
  /** This player has won. */
  win: () => void play("win"),
};
