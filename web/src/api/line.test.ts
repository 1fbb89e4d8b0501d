import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Host } from "../testing/host";
import { welcome } from "../testing/welcome";
import { Line, type LineState } from "./line";
import type { Say } from "./types";

let host: Host;
let line: Line;
let states: LineState[];
let said: Say[];

function call(): void {
  states = [];
  said = [];
  const url = host.origin.replace("http", "ws");
  line = new Line(url, { token: "secret" }, { said: (say) => said.push(say), changed: (state) => states.push(state) });
}

/** Calls, and is welcomed. */
async function connect(): Promise<void> {
  call();
  await host.hears(1);
  host.say(welcome());
  await vi.waitFor(() => expect(states).toContain("open"));
}

beforeEach(async () => {
  host = await Host.open();
});
afterEach(async () => {
  line.close();
  await host.close();
});

const FAULT = { code: "illegal_action", message: "no" } as const;
const PLAY = { type: "play", action: "take r1", number: 7 } as const;

it("says hello with its token, and is open once it is welcomed", async () => {
  call();
  expect(await host.hears(1)).toEqual([{ type: "hello", token: "secret" }]);
  expect(states).toEqual(["connecting"]);
  host.say(welcome());
  await vi.waitFor(() => expect(states).toEqual(["connecting", "open"]));
  expect(said.map(({ type }) => type)).toEqual(["welcome"]);
});

it("keeps what is asked too early until it is welcomed", async () => {
  call();
  void line.ask(PLAY);
  expect(await host.hears(1)).toHaveLength(1);
  host.say(welcome());
  expect(await host.hears(2)).toMatchObject([{ type: "hello" }, { ...PLAY, id: 1 }]);
});

it("gives each asker its own answer", async () => {
  await connect();
  const [first, second] = [line.ask(PLAY), line.ask({ type: "chat", text: "hello" })];
  await host.hears(3);
  host.say({ type: "error", re: 2, error: FAULT });
  host.say({ type: "done", re: 1 });
  await expect(second).rejects.toEqual(FAULT);
  await expect(first).resolves.toEqual({ type: "done", re: 1 });
  expect(said.map(({ type }) => type)).toEqual(["welcome", "error", "done"]);
});

it("calls again when the line breaks, and asks again what may be asked twice", async () => {
  await connect();
  const answer = line.ask(PLAY);
  await host.hears(2);
  host.hangUp();
  expect(await host.hears(1, 2)).toEqual([{ type: "hello", token: "secret" }]);
  host.say(welcome());
  expect(await host.hears(2, 2)).toMatchObject([{}, { ...PLAY, id: 1 }]);
  host.say({ type: "done", re: 1 });
  await expect(answer).resolves.toMatchObject({ re: 1 });
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

it("asks nothing again that has been answered", async () => {
  await connect();
  const answer = line.ask(PLAY);
  await host.hears(2);
  host.say({ type: "done", re: 1 });
  await answer;
  host.hangUp();
  await host.hears(1, 2);
  host.say(welcome());
  void line.ask({ ...PLAY, number: 8 });
  expect(await host.hears(2, 2)).toMatchObject([{}, { number: 8, id: 2 }]);
});

it("gives up what might happen twice, and keeps what cannot", async () => {
  await connect();
  const asked = [PLAY, { type: "reseal", action: "take r2" }, { type: "nonce", nonce: "n" }] as const;
  const kept = asked.map((ask) => line.ask(ask));
  const chat = line.ask({ type: "chat", text: "hello" });
  await host.hears(5);
  host.hangUp();
  await expect(chat).rejects.toMatchObject({ code: "closing" });
  await host.hears(1, 2);
  host.say(welcome());
  const again = await host.hears(4, 2);
  expect(again.map(({ type }) => type)).toEqual(["hello", "play", "reseal", "nonce"]);
  for (const re of [1, 2, 3]) host.say({ type: "done", re });
  await Promise.all(kept);
});

it("plays at the next server what one that stops has not played", async () => {
  await connect();
  const answer = line.ask(PLAY);
  const chat = line.ask({ type: "chat", text: "hello" });
  await host.hears(3);
  host.say({ type: "error", re: 1, error: { code: "closing", message: "the server is shutting down" } });
  host.say({ type: "error", re: 2, error: { code: "closing", message: "the server is shutting down" } });
  await expect(chat).rejects.toMatchObject({ code: "closing" });
  expect(said.map(({ type }) => type)).toEqual(["welcome", "error"]);
  host.hangUp();
  await host.hears(1, 2);
  host.say(welcome());
  expect(await host.hears(2, 2)).toMatchObject([{}, { ...PLAY, id: 1 }]);
  host.say({ type: "done", re: 1 });
  await expect(answer).resolves.toMatchObject({ re: 1 });
});

it("asks nothing again when it is welcomed anew on the same line", async () => {
  await connect();
  void line.ask(PLAY);
  await host.hears(2);
  host.say(welcome());
  void line.ask({ ...PLAY, number: 8 });
  expect(await host.hears(3)).toMatchObject([{}, { number: 7 }, { number: 8 }]);
});

it("waits longer before every further try, until it is welcomed", async () => {
  // Waits are spread at random, so that a crowd does not come back all at once.
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  call();
  const calls: number[] = [];
  for (let call = 1; call <= 4; call++) {
    await host.hears(1, call);
    calls.push(Date.now());
    if (call === 3) host.say(welcome());
    if (call === 3) await vi.waitFor(() => expect(states.at(-1)).toBe("open"));
    host.hangUp();
  }
  const [first, second, third] = calls.slice(1).map((time, n) => time - calls[n]!) as [number, number, number];
  expect(second).toBeGreaterThan(1.5 * first);
  expect(second).toBeGreaterThan(1.5 * third);
  random.mockRestore();
});

it("tries at once when it is told to", async () => {
  await connect();
  host.hangUp();
  await vi.waitFor(() => expect(states).toContain("lost"));
  const lost = Date.now();
  line.retry();
  expect(states.at(-1)).toBe("connecting");
  await host.hears(1, 2);
  expect(Date.now() - lost).toBeLessThan(300);
  line.retry();
  expect(states.filter((state) => state === "connecting")).toHaveLength(2);
});

it("hangs up for good", async () => {
  await connect();
  line.close();
  line.retry();
  host.hangUp();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(host.calls).toHaveLength(1);
  expect(states).toEqual(["connecting", "open"]);
});
