// A finished game step by step, and where in it one is.

import * as http from "../api/http";
import type { LogLine, ReplayInfo, ReplayStep } from "../api/types";
import { errorText } from "../state/faults";

const STEP_MS = 1100;

export class Film {
  info: ReplayInfo | null = $state.raw(null);
  /** Those that have come, from the deal on without a gap. */
  steps: ReplayStep[] = $state.raw([]);
  /** Where one wants to be; the step itself may still be on its way. */
  at = $state(0);
  playing = $state(false);
  problem = $state("");

  private timer: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.load();
  }

  /** The step to be shown, as near as there is one. */
  get step(): ReplayStep | undefined {
    return this.steps[Math.min(this.at, this.steps.length - 1)];
  }

  get last(): number {
    return this.info?.actions ?? 0;
  }

  /** What had happened by now; every step has only its own lines. */
  get log(): LogLine[] {
    return this.steps.slice(0, this.at + 1).flatMap(({ scene }) => scene.log);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    if (this.at === this.last) this.pause();
  }

  /** Plays on by itself; from the beginning, if it was over. */
  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.timer = setInterval(() => this.go(this.at + 1), STEP_MS);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  close(): void {
    this.closed = true;
    this.pause();
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
