// A real WebSocket server for tests, as far as short texts need one (RFC 6455): Node has none of its own.

import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { vi } from "vitest";
import type { Say } from "../api/types";

/** What the protocol adds to a client's key before it is hashed. */
const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1;

/** A message of a client: what it asked, its number, and the token of its hello. */
export type Heard = { type: string; id?: number; token?: string; [field: string]: unknown };

export class Host {
  /** What the clients have said, connection by connection. */
  readonly calls: Heard[][] = [];
  private line: Duplex | null = null;

  private constructor(private readonly server: Server) {
    server.on("upgrade", (request, line) => this.accept(request, line));
  }

  static async open(): Promise<Host> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new Host(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits until the latest client has said so many things, and returns all of them. */
  hears(count: number, call = this.calls.length || 1): Promise<Heard[]> {
    return vi.waitFor(
      () => {
        const heard = this.calls[call - 1] ?? [];
        if (heard.length < count) throw new Error(`heard ${JSON.stringify(heard)} of call ${call}`);
        return heard;
      },
      { timeout: 5_000 },
    );
  }

  /** Says something to the latest client. */
  say(say: Say): void {
    const text = Buffer.from(JSON.stringify(say));
    const length = text.length < 126 ? [text.length] : [126, text.length >> 8, text.length & 255];
    this.line?.write(Buffer.concat([Buffer.from([0x80 | TEXT, ...length]), text]));
  }

  /** Breaks the line as a lost network would. */
  hangUp(): void {
    this.line?.destroy();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(request: IncomingMessage, line: Duplex): void {
    const key = `${request.headers["sec-websocket-key"]}${GUID}`;
    const accepted = createHash("sha1").update(key).digest("base64");
    line.write(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
        `Sec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    const heard: Heard[] = [];
    let came = Buffer.alloc(0);
    line.on("error", () => line.destroy());
    line.on("data", (chunk: Buffer) => {
      came = Buffer.concat([came, chunk]);
      for (let frame = firstFrame(came); frame; frame = firstFrame(came)) {
        came = came.subarray(frame.size);
        if (frame.kind === TEXT) heard.push(JSON.parse(frame.text) as Heard);
        else line.destroy();
      }
    });
    this.line = line;
    this.calls.push(heard);
  }
}

/** The first frame of what has come, if all of it has. Clients mask what they say. */
function firstFrame(came: Buffer): { kind: number; text: string; size: number } | null {
  if (came.length < 2) return null;
  const long = (came[1]! & 127) === 126;
  const start = long ? 8 : 6;
  if (came.length < start) return null;
  const length = long ? came.readUInt16BE(2) : came[1]! & 127;
  if (came.length < start + length) return null;
  const mask = came.subarray(start - 4, start);
  const text = came.subarray(start, start + length).map((byte, n) => byte ^ mask[n % 4]!);
  return { kind: came[0]! & 15, text: Buffer.from(text).toString(), size: start + length };
}
