// A real server for the tests: the binary, a free port, a folder of its own.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINARY = process.env.CHABUDAI_BIN ?? join(import.meta.dirname, "../../target/debug/chabudai");
const PATIENCE = 20_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "chabudai-e2e-"));

  private constructor(
    private readonly port: number,
    private readonly listen: string,
  ) {}

  /** Listens to this machine, or to whoever comes by `0.0.0.0`. */
  static async start(listen = "127.0.0.1"): Promise<Server> {
    const server = new Server(await freePort(), listen);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the binary again, at the same port and with the same folder. */
  async run(): Promise<void> {
    const args = ["serve", "--listen", `${this.listen}:${this.port}`, "--data", this.folder, "--log-level", "error"];
    // Beside a port that was free another one may not be.
    args.push("--admin", "127.0.0.1:0");
    // A whole suite comes from one address.
    const limits = ["--max-requests", "0", "--max-seats", "0"];
    this.child = spawn(BINARY, [...args, ...limits], { stdio: ["ignore", "ignore", "inherit"] });
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (
        await fetch(`${this.url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start within ${PATIENCE} ms`);
  }

  /** What whoever runs it does: `chabudai admin ...`. */
  admin(...args: string[]): string {
    return execFileSync(BINARY, ["admin", ...args, "--data", this.folder], { encoding: "utf8" });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
