// A finished game picture by picture, and where in it one is.

import * as http from "../api/http";
import type { LogLine, ReplayInfo, ReplayStep } from "../api/types";
import { errorText } from "../state/faults";
import { settings } from "../state/settings.svelte";
import { holdOf, type Picture } from "../table/director.svelte";

/** The table after an action is looked at for so long, in milliseconds, before the film goes on. */
const STEP_MS = 1100;

/** A picture of the film, and the number of the action that it belongs to. */
export interface Frame extends Picture {
  number: number;
}

/** The pictures of a step: those on the way, and the table after it. */
export function framesOf({ number, beats = [], scene }: ReplayStep): Frame[] {
  return [...beats.map(({ scene, cue }) => ({ number, scene, cue })), { number, scene, cue: null }];
}

export class Film {
  info: ReplayInfo | null = $state.raw(null);
  /** Those that have come, from the deal on without a gap. */
  steps: ReplayStep[] = $state.raw([]);
  /** The pictures of all steps that have come. */
  readonly frames: Frame[] = $derived(this.steps.flatMap(framesOf));
  /** Which picture one wants to see; it may still be on its way. */
  place = $state(0);
  playing = $state(false);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.load();
  }

  /** The picture to be shown, as near as there is one. */
  get picture(): Frame | undefined {
    return this.frames[Math.min(this.place, this.frames.length - 1)];
  }

  /** The number of the action that is shown. */
  get at(): number {
    return this.picture?.number ?? 0;
  }

  /** The step that is shown. */
  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  /** The number of the last action. */
  get last(): number {
    return this.info?.actions ?? 0;
  }

  /** The last picture that has come. */
  get end(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** What had happened by now; every picture has only its own lines. */
  get log(): LogLine[] {
    return this.frames.slice(0, this.place + 1).flatMap(({ scene }) => scene.log);
  }

  /** Goes to the table after this action. */
  go(to: number): void {
    const wanted = Math.min(Math.max(to, 0), this.last);
    this.turn(this.frames.findLastIndex(({ number }) => number <= wanted));
  }

  /** Goes to this picture. */
  turn(to: number): void {
    this.place = Math.min(Math.max(to, 0), this.end);
    if (this.place === this.end) this.pause();
  }

  /** Plays on by itself; from the beginning, if it was over. */
  play(): void {
    if (this.place === this.end) this.place = 0;
    this.playing = true;
    this.await();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.closed = true;
    this.pause();
  }

  /** Waits as long as the picture is worth it, and goes on. */
  private await(): void {
    const pace = settings.pace === "off" ? "quick" : settings.pace;
    const picture = this.picture;
    const held = picture?.cue ? Math.min(holdOf(picture, pace), 4 * STEP_MS) : STEP_MS;
    this.timer = setTimeout(() => {
      this.turn(this.place + 1);
      if (this.playing) this.await();
    }, held);
  }

  /** The server hands out some steps at a time. */
  private async load(): Promise<void> {
    try {
      do {
        const info = await http.replay(this.id, this.steps.length);
        if (this.closed || info.steps.length === 0) return;
        this.info ??= info;
        this.steps = [...this.steps, ...info.steps];
      } while (this.steps.length <= this.last);
    } catch (error) {
      this.problem = errorText(error);
    }
  }
}
