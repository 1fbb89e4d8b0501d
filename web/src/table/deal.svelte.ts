// Our own part of every deal at a table: pledged before the start, shown when everybody has pledged, looked for after the
// end.

import { type Dealt, pledgeOf, promisedAt, promises, type Verdict, verdictOn } from "../api/fair";
import type { Ask, TableInfo } from "../api/types";

export class OwnDeal {
  /** Whether the last game was dealt as it was promised; nothing while that is not known. */
  verdict: Verdict | null = $state(null);
  /** Our nonce is on its way; with the last of them the game begins. */
  shown: Promise<unknown> = Promise.resolve();

  private asked = "";
  private looked: string | null = null;

  constructor(
    private readonly ask: (ask: Ask) => Promise<unknown>,
    private readonly fetchReplay: (id: string) => Promise<Dealt>,
  ) {}

  /** A new connection: what was asked on the one before may not have arrived. */
  startAnew(): void {
    this.asked = "";
  }

  /** Does what the table waits for, whenever it has changed. */
  follow(table: TableInfo, seat: number | null): void {
    if (seat === null || !table.commitment) return;
    if (table.phase === "waiting") this.add(table, seat);
    else if (table.phase === "over" && table.replay) void this.look(table, table.replay, seat);
    else this.verdict = null;
  }

  private add({ id, round, commitment, drawing, pledges, nonces }: TableInfo, seat: number): void {
    const { nonce } = promisedAt(id, round, commitment);
    const pledge = pledgeOf(nonce);
    if (!drawing && pledges[seat] !== pledge && this.isNew(pledge)) void this.ask({ type: "pledge", pledge });
    if (drawing && pledges[seat] === pledge && !nonces[seat] && this.isNew(nonce))
      this.shown = this.ask({ type: "nonce", nonce });
  }

  private isNew(asked: string): boolean {
    if (this.asked === asked) return false;
    this.asked = asked;
    return true;
  }

  private async look({ id, round }: TableInfo, replay: string, seat: number): Promise<void> {
    const promised = promises.recall(id);
    if (this.looked === replay || promised?.round !== round) return;
    this.looked = replay;
    try {
      this.verdict = verdictOn(await this.fetchReplay(replay), promised, seat);
    } catch {
      this.looked = null;
    }
  }
}
