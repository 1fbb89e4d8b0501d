// One WebSocket to a table that mends itself: whatever has not been answered when it breaks is asked again.

import type { Ask, Fault, Say } from "./types";

/** How the line is. */
export type LineState = "connecting" | "open" | "lost";

/** What happens on the line. */
export interface Listener {
  said(say: Say): void;
  changed(state: LineState): void;
}

type Pending = { ask: Ask; resolve: (say: Say) => void; reject: (fault: Fault) => void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** Who speaks, as the first message says it. */
export type Hello = Omit<Extract<Ask, { type: "hello" }>, "type">;

/** A move is numbered and plays once however often it is sent; what has no number might happen twice. */
const isRepeatable = ({ type }: Ask) => type === "play" || type === "reseal" || type === "pledge" || type === "nonce";

export class Line {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private ready = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly hello: Hello,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Asks for something; answered by the message that carries its number, or refused with a fault. */
  ask(ask: Ask): Promise<Say> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { ask, resolve, reject });
      this.send(id, ask);
    });
  }

  /** Tries again at once, as after the network has come back. */
  retry(): void {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Hangs up for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Say);
    socket.onclose = () => this.broken();
  }

  private hear(say: Say): void {
    if (say.type === "welcome" && !this.ready) this.welcomed();
    const id = "re" in say ? say.re : undefined;
    const asked = id === undefined ? undefined : this.pending.get(id);
    // A server that stops has not done it, and hangs up next: another one is asked.
    if (asked && say.type === "error" && say.error.code === "closing" && isRepeatable(asked.ask)) return;
    if (id !== undefined) this.pending.delete(id);
    this.listener.said(say);
    if (!asked) return;
    if (say.type === "error") asked.reject(say.error);
    else asked.resolve(say);
  }

  /** The line is open, and what was left unanswered is asked again. */
  private welcomed(): void {
    this.ready = true;
    this.wait = FIRST_WAIT;
    this.listener.changed("open");
    for (const [id, { ask }] of this.pending) this.send(id, ask);
  }

  private send(id: number, ask: Ask): void {
    if (this.ready) this.socket?.send(JSON.stringify({ ...ask, id }));
  }

  private broken(): void {
    this.socket = null;
    this.ready = false;
    if (this.closed) return;
    this.giveUpUnrepeatable();
    this.listener.changed("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private giveUpUnrepeatable(): void {
    for (const [id, { ask, reject }] of this.pending) {
      if (isRepeatable(ask)) continue;
      this.pending.delete(id);
      reject({ code: "closing", message: "The connection broke before the server answered." });
    }
  }
}
