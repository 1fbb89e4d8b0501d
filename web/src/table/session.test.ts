import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pledgeOf } from "../api/fair";
import type { Changed, Say, TableInfo } from "../api/types";
import { Host } from "../testing/host";
import { storage } from "../testing/storage";
import { welcome } from "../testing/welcome";
import { Session } from "./session.svelte";

let host: Host;
let session: Session;

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });
const changed = (more: Partial<Changed>): Say => ({ type: "changed", number: 8, ...more });
const take = { action: "take r1", label: { id: "label" } };
const choice = { ...take, touches: ["r1"] };
const choices = [{ ...take, ways: [["r1"]] }];

/** Comes to a table, and is welcomed. */
async function come(say = welcome()): Promise<void> {
  session = new Session("t1", { token: "secret" });
  await host.hears(1);
  host.say(say);
  await until(() => expect(session.line).toBe("open"));
}

beforeEach(async () => {
  host = await Host.open();
  vi.stubGlobal("location", { origin: host.origin });
  vi.stubGlobal("localStorage", storage());
});
afterEach(async () => {
  session.close();
  await host.close();
  vi.unstubAllGlobals();
});

describe("whoever goes from one server to the next", () => {
  const seats = (present: boolean): TableInfo["seats"] => {
    const seat = { kind: "person", name: "Aki", level: null, program: false, stand_in: false, lingers: false } as const;
    return [
      { ...seat, seat: 0, present: true },
      { ...seat, seat: 1, present },
    ];
  };

  it("is not told that the line was lost, unless it stays away", async () => {
    await come();
    host.hangUp();
    await until(() => expect(session.line).toBe("lost"));
    await host.hears(1, 2);
    host.say(welcome());
    await until(() => expect(session.line).toBe("open"));
    expect(session.lost).toBe(false);
    await host.close();
    await until(() => expect(session.lost).toBe(true));
  });

  it("is not told to be away, unless they stay away", async () => {
    await come(welcome({ table: { seats: seats(true) } }));
    const table = session.table!;
    host.say({ type: "table", table: { ...table, seats: seats(false) } });
    host.say({ type: "chat", line: { seat: 1, text: "hello", at: 5 } });
    await until(() => expect(session.chat).toHaveLength(1));
    expect(session.table?.seats[1]?.present).toBe(true);
    await until(() => expect(session.table?.seats[1]?.present).toBe(false));
    host.say({ type: "table", table: { ...table, seats: seats(true) } });
    await until(() => expect(session.table?.seats[1]?.present).toBe(true));
  });
});

describe("what is known of a table", () => {
  it("is what the welcome told", async () => {
    const line = { seat: 1, text: "hello", at: 5 };
    await come(welcome({ chat: [line], deadline: 99, set: { zones: [], choices, sealed: "take r2" } }));
    expect(session).toMatchObject({ number: 7, deadline: 99, sealed: "take r2", chat: [line], myTurn: true });
    expect(session.table?.id).toBe("t1");
    expect(session.you).toEqual({ seat: 0, host: true });
    expect(session.scene?.choices).toEqual([choice]);
  });

  it("has no scene before a game has begun", async () => {
    await come(welcome({ number: 0, set: {} }));
    expect(session.scene).toBeNull();
    expect(session.myTurn).toBe(false);
  });

  it("changes with every message, which also makes a hint old", async () => {
    await come(welcome({ deadline: 99, set: { zones: [], choices, sealed: "take r2" } }));
    host.say({ type: "hint", number: 7, actions: [], reasons: [] });
    await until(() => expect(session.hint).not.toBeNull());
    host.say(changed({ set: { prompt: { id: "wait" } }, gone: ["choices", "sealed"] }));
    await until(() => expect(session.number).toBe(8));
    expect(session).toMatchObject({ deadline: null, sealed: null, hint: null, myTurn: false });
    expect(session.scene).toMatchObject({ prompt: { id: "wait" }, choices: [] });
  });

  it("is forgotten when everything is told anew", async () => {
    await come(welcome({ set: { zones: [], flags: [{ id: "last-round" }] }, log: [] }));
    host.say(welcome({ number: 0, table: { round: 2 } }));
    await until(() => expect(session.number).toBe(0));
    expect(session.scene?.flags).toEqual([]);
    expect(session.table?.round).toBe(2);
  });

  it("has the step of a lesson for as long as one is told", async () => {
    await come(welcome({ step: 3 }));
    expect(session.step).toBe(3);
    host.say(changed({ step: 4 }));
    await until(() => expect(session.step).toBe(4));
    host.say(changed({ number: 9 }));
    await until(() => expect(session.step).toBeNull());
  });

  it("goes by the server's clock", async () => {
    await come(welcome({ now: Date.now() + 60_000 }));
    expect(session.now() - Date.now()).toBeGreaterThan(50_000);
  });

  it("grows with the chat", async () => {
    await come();
    for (const text of ["a", "b"]) host.say({ type: "chat", line: { seat: 1, text, at: 5 } });
    await until(() => expect(session.chat.map(({ text }) => text)).toEqual(["a", "b"]));
  });

  it("says when the server has been updated since the page was loaded", async () => {
    await come();
    expect(session.outdated).toBe(false);
    host.say(welcome({ version: "2" }));
    await until(() => expect(session.outdated).toBe(true));
  });
});

describe("playing", () => {
  it("sends the number of the scene, and one move at a time", async () => {
    await come(welcome({ set: { zones: [], choices } }));
    const played = session.play(choice);
    expect(session.busy).toBe(true);
    await session.play({ ...choice, action: "take r2" });
    expect(await host.hears(2)).toMatchObject([{}, { type: "play", action: "take r1", number: 7, id: 1 }]);
    host.say(changed({ re: 1 }));
    await played;
    expect(session.busy).toBe(false);
    expect(host.calls[0]).toHaveLength(2);
  });

  it("replaces a choice that is sealed", async () => {
    await come(welcome({ set: { zones: [], sealed: "take r2" } }));
    void session.play(choice);
    expect(await host.hears(2)).toMatchObject([{}, { type: "reseal", action: "take r1" }]);
  });

  it("keeps a refusal to be shown until something is granted", async () => {
    await come();
    const fault = { code: "not_now", message: "not now" } as const;
    const refused = session.ask({ type: "start" });
    await host.hears(2);
    host.say({ type: "error", re: 1, error: fault });
    expect(await refused).toBe(false);
    expect(session.fault).toEqual(fault);
    const granted = session.ask({ type: "start" });
    await host.hears(3);
    host.say({ type: "done", re: 2 });
    expect(await granted).toBe(true);
    expect(session.fault).toBeNull();
  });
});

describe("what nobody asked for", () => {
  it("is shown, and the line stays open", async () => {
    await come();
    host.say({ type: "error", error: { code: "too_many", message: "slow down" } });
    await until(() => expect(session.fault?.code).toBe("too_many"));
    expect(session.gone).toBeNull();
  });

  it.each(["not_found", "not_seated"] as const)("ends the session for good if it is %s", async (code) => {
    await come();
    host.say({ type: "error", error: { code, message: "no" } });
    await until(() => expect(session.gone?.code).toBe(code));
    host.hangUp();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(host.calls).toHaveLength(1);
  });
});

describe("our part of the chance of the deal", () => {
  const waiting = { phase: "waiting", commitment: "c0ffee", pledges: [null, "theirs"] } satisfies Partial<TableInfo>;

  it("is pledged while the table waits, and shown when the game is about to begin", async () => {
    const first = welcome({ set: {}, table: waiting });
    await come(first);
    const [, pledged] = await host.hears(2);
    expect(pledged).toMatchObject({ type: "pledge" });
    const { pledge } = pledged as unknown as { pledge: string };
    if (first.type !== "welcome") throw new Error("a welcome");
    const table: TableInfo = { ...first.table, pledges: [pledge, "theirs"], drawing: true };
    host.say({ type: "table", table });
    const [, , shown] = await host.hears(3);
    expect(shown).toMatchObject({ type: "nonce" });
    expect(pledgeOf((shown as unknown as { nonce: string }).nonce)).toBe(pledge);
  });

  it.each<[string, number | null, Partial<TableInfo>]>([
    ["by whoever only watches", null, waiting],
    ["after the start", 0, { ...waiting, phase: "playing" }],
    ["to a lesson", 0, { ...waiting, commitment: "" }],
  ])("is not added %s", async (_, seat, table) => {
    await come(welcome({ you: { seat, host: false }, table }));
    void session.ask({ type: "back" });
    expect(await host.hears(2)).toMatchObject([{}, { type: "back" }]);
  });
});
