// Plays what has happened picture by picture: each is held before the eyes for a while, and nobody waits for it. Whoever wants to
// act skips to the end.

import type { Cue, Hold, Scene } from "../api/types";
import type { Pace } from "../state/settings.svelte";

/** A picture of the table: one in the middle of an action has a cue, one after it has none. */
export interface Picture {
  scene: Scene;
  cue: Cue | null;
}

/** How long a picture is held, in milliseconds at the normal pace. */
const HOLDS: Record<Hold, number> = { short: 850, normal: 1250, long: 2400 };
/** A picture after an action is seen long enough for its cards to land. */
const LANDED = 500;
/** The end of a round waits for whoever reads its sheet, but not for ever; in seconds. Nobody can go on from a shared screen. */
const CHAPTER = 15;
export const CHAPTER_ON_SCREEN = 8;
const PACES: Record<Exclude<Pace, "off">, number> = { slow: 1.7, normal: 1, quick: 0.5 };
/** Whoever was away for longer than this many pictures has seen enough. */
const MOST = 120;

export function holdOf({ cue, scene }: Picture, pace: Exclude<Pace, "off">, chapter = CHAPTER): number {
  if (!cue) return LANDED * PACES[pace];
  if (cue.moment === "chapter" && scene.sheet) return chapter * 1000;
  return HOLDS[cue.hold ?? "normal"] * PACES[pace];
}

export class Director {
  /** What is shown instead of the table as it is now. */
  picture: Picture | null = $state.raw(null);
  /** What has happened since the player acted last, to be seen again. */
  since: Picture[] = $state.raw([]);

  private waiting: Picture[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Pace,
    /** For how many seconds the sheet of a round is shown. */
    readonly chapter = CHAPTER,
  ) {}

  /** Something has happened: pictures on the way, and the table after it. */
  show(beats: readonly Picture[], after: Picture): void {
    this.since = [...this.since, ...beats, after].slice(-MOST);
    if (!beats.length && !this.picture) return;
    if (this.pace() === "off" || document.hidden || this.waiting.length > MOST) return this.skip();
    this.waiting.push(...beats, after);
    if (!this.picture) this.next();
  }

  /** Goes on to the next picture; after the last one the table is shown as it is. */
  next(): void {
    clearTimeout(this.timer);
    const pace = this.pace();
    const picture = this.waiting.shift();
    // The last of them is the table as it is now.
    if (!picture || pace === "off" || (!this.waiting.length && !picture.cue)) return this.skip();
    this.picture = picture;
    this.timer = setTimeout(() => this.next(), holdOf(picture, pace, this.chapter));
  }

  /** Shows the table as it is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.picture = null;
  }

  /** Shows again what has happened since the player acted last. */
  again(): void {
    if (this.pace() === "off") return;
    this.skip();
    this.waiting = [...this.since];
    this.next();
  }

  /** The player has acted: what came before has been seen. */
  acted(): void {
    this.skip();
    this.since = [];
  }
}
