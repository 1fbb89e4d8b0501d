// What the master thinks of a finished game, asked again and again until all of it is there.

import * as http from "../api/http";
import type { AnalysisProgress, AnalysedMove } from "../api/types";
import { errorText } from "../state/faults";

const AGAIN_MS = 500;

export class Verdict {
  analysis: AnalysisProgress | null = $state.raw(null);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.ask();
  }

  get moments(): AnalysedMove[] {
    return this.analysis?.moments ?? [];
  }

  get mistakes(): AnalysedMove[] {
    return this.moments.filter(({ mark }) => mark !== "fine");
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.analysis = await http.analysis(this.id);
      if (!this.analysis.complete && !this.closed) this.timer = setTimeout(() => void this.ask(), AGAIN_MS);
    } catch (error) {
      this.problem = errorText(error);
    }
  }
}
