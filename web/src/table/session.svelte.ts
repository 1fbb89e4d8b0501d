// A table as one client knows it: what the server told, and what can be asked of it.

import { replayFile } from "../api/http";
import { Line, type Hello, type LineState } from "../api/line";
import type {
  Ask,
  Changed,
  ChatLine,
  Choice,
  Code,
  Fault,
  Hint,
  Plans,
  Say,
  Scene,
  SeatInfo,
  TableInfo,
  Welcome,
  You,
} from "../api/types";
import { settings } from "../state/settings.svelte";
import { apply, cueOf, type Known, NOTHING, sceneOf } from "./apply";
import { OwnDeal } from "./deal.svelte";
import { CHAPTER_ON_SCREEN, Director, type Picture } from "./director.svelte";

/** Why there is no point in trying again. */
const FINAL = new Set<Code>(["not_found", "not_seated", "locked", "shown_out", "closed"]);

/** Where a table is spoken with. */
export const tableSocket = (id: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/ws`;

/** Whoever is back sooner than this, as from one server to the next, was not away: nobody is told a word of it. */
const UNNOTICED = 1_500;

export class Session {
  line: LineState = $state("connecting");
  /** The line has been away for so long that people should know. */
  lost = $state(false);
  table: TableInfo | null = $state.raw(null);
  you: You = $state.raw({ seat: null, host: false });
  /** The table as it is now. */
  scene: Scene | null = $state.raw(null);
  /** How the table is composed. */
  plans: Plans | null = $state.raw(null);
  /** What is shown on the way there. */
  readonly director: Director;
  /** Our part of the deals, so that nobody has to trust the host. */
  readonly deal = new OwnDeal((ask) => this.ask(ask), replayFile);
  number = $state(0);
  deadline: number | null = $state(null);
  sealed: string | null = $state(null);
  /** The step of the lesson that we are at, as long as everybody keeps to its script. */
  step: number | null = $state(null);
  chat: ChatLine[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  /** The last refusal, until it is put away. */
  fault: Fault | null = $state.raw(null);
  /** The table does not exist, or the seat is not ours: there is no point in trying again. */
  gone: Fault | null = $state.raw(null);
  /** The server has been updated since this page was loaded. */
  outdated = $state(false);
  /** When the server is to be started again, by its own clock. */
  restartAt: number | null = $state(null);
  /** A move has been sent and not answered yet. */
  busy = $state(false);

  private readonly connection: Line;
  private known: Known = NOTHING;
  private clockAhead = 0;
  private version: string | null = null;
  private losing: ReturnType<typeof setTimeout> | undefined;
  /** When each seat's player was last seen. */
  private seen = new Map<number, number>();
  private missing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    hello: Hello,
  ) {
    this.director = new Director(() => settings.pace, hello.screen ? CHAPTER_ON_SCREEN : undefined);
    this.connection = new Line(tableSocket(id), hello, {
      said: (say) => this.hear(say),
      changed: (state) => this.lineChanged(state),
    });
  }

  /** Whether it is this client's turn. */
  get myTurn(): boolean {
    return (this.scene?.choices.length ?? 0) > 0;
  }

  /** The server's clock now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.clockAhead;
  }

  /** Plays a choice, or seals it in place of the one sealed before. */
  async play(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.director.acted();
    const { action } = choice;
    await this.ask(this.sealed ? { type: "reseal", action } : { type: "play", action, number: this.number });
    this.busy = false;
  }

  /** Asks for something and keeps a refusal to be shown; says whether it was granted. */
  async ask(ask: Ask): Promise<boolean> {
    try {
      await this.connection.ask(ask);
      this.fault = null;
      return true;
    } catch (fault) {
      this.fault = fault as Fault;
      return false;
    }
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    clearTimeout(this.losing);
    clearTimeout(this.missing);
    this.connection.close();
  }

  /** Takes in who sits at the table. Whoever was there a moment ago still is. */
  private seat(table: TableInfo): void {
    clearTimeout(this.missing);
    const now = Date.now();
    const waits = (seat: SeatInfo) => (this.seen.get(seat.seat) ?? 0) + UNNOTICED - now;
    for (const { seat, present } of table.seats) if (present) this.seen.set(seat, now);
    const away = table.seats.filter((seat) => seat.kind === "person" && !seat.present && waits(seat) > 0);
    const seats = table.seats.map((seat) => (away.includes(seat) ? { ...seat, present: true } : seat));
    this.table = { ...table, seats };
    if (away.length > 0) this.missing = setTimeout(() => this.seat(table), Math.min(...away.map(waits)));
  }

  private lineChanged(state: LineState): void {
    this.line = state;
    if (state === "open") {
      clearTimeout(this.losing);
      this.losing = undefined;
      this.lost = false;
    } else {
      this.losing ??= setTimeout(() => (this.lost = true), UNNOTICED);
    }
  }

  private hear(say: Say): void {
    switch (say.type) {
      case "welcome":
        return this.welcome(say);
      case "changed":
        return this.change(say);
      case "table":
        this.seat(say.table);
        this.deal.follow(say.table, this.you.seat);
        return;
      case "chat":
        this.chat = [...this.chat, say.line];
        return;
      case "restart":
        this.restartAt = say.restart_at;
        return;
      case "hint":
        this.hint = say;
        return;
      case "error":
        if (say.re === undefined) this.refuse(say.error);
    }
  }

  private refuse(fault: Fault): void {
    if (!FINAL.has(fault.code)) {
      this.fault = fault;
      return;
    }
    this.gone = fault;
    this.close();
  }

  private welcome(welcome: Welcome): void {
    this.outdated ||= this.version !== null && this.version !== welcome.version;
    this.version ??= welcome.version;
    this.clockAhead = welcome.now - Date.now();
    this.restartAt = welcome.restart_at ?? null;
    this.seat(welcome.table);
    this.you = welcome.you;
    this.chat = welcome.chat;
    this.plans = welcome.plans ?? null;
    this.director.skip();
    this.known = NOTHING;
    this.change(welcome);
    this.deal.startAnew();
    this.deal.follow(welcome.table, welcome.you.seat);
  }

  private change(changed: Changed): void {
    const beats = (changed.beats ?? []).flatMap((beat): Picture[] => {
      this.known = apply(this.known, beat);
      const scene = sceneOf(this.known);
      return scene ? [{ scene, cue: cueOf(beat, this.known) }] : [];
    });
    this.known = apply(this.known, changed);
    this.number = changed.number;
    this.deadline = changed.deadline ?? null;
    this.step = changed.step ?? null;
    this.sealed = this.known.parts.sealed ?? null;
    this.scene = sceneOf(this.known);
    if (this.scene) this.director.show(beats, { scene: this.scene, cue: null });
    this.hint = null;
  }
}
