import { describe, expect, it } from "vitest";
import type { Ask, SeatInfo, TableInfo } from "../api/types";
import type { Session } from "../table/session.svelte";
import { againstBots, isDealing, playAgain, wishing } from "./again.svelte";

const seat = (seat: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat,
  kind,
  name: null,
  level: null,
  present: true,
  stand_in: false,
  lingers: false,
});
const table = (...kinds: SeatInfo["kind"][]) => ({ seats: kinds.map((kind, n) => seat(n, kind)) }) as TableInfo;

/** What is asked from seat 0, and whether it is being dealt meanwhile. */
async function asked(table: TableInfo, grant: (ask: Ask) => boolean = () => true): Promise<[string, boolean][]> {
  const asks: [string, boolean][] = [];
  const ask = (ask: Ask) => {
    asks.push([ask.type, isDealing()]);
    return Promise.resolve(grant(ask));
  };
  await playAgain(
    { you: { seat: 0, host: true }, deal: { shown: Promise.resolve() }, ask } as unknown as Session,
    table,
  );
  return asks;
}

describe("another game", () => {
  it("is dealt at once against bots", async () => {
    expect(await asked(table("person", "bot", "bot"))).toEqual([
      ["rematch", true],
      ["start", true],
    ]);
    expect(isDealing()).toBe(false);
  });

  it("is for the others to agree to", async () => {
    expect(await asked(table("person", "person", "bot"))).toEqual([["rematch", false]]);
  });

  it("is not begun where it is refused", async () => {
    expect(await asked(table("person", "bot"), () => false)).toEqual([["rematch", true]]);
    expect(isDealing()).toBe(false);
  });
});

it("those want it who have agreed, as long as it has not begun", () => {
  const waiting = table("person", "person", "bot");
  waiting.seats[1]!.lingers = true;
  expect(wishing({ ...waiting, phase: "waiting" })).toEqual([0]);
  expect(wishing({ ...waiting, phase: "over" })).toEqual([]);
});

it("whoever only watches plays against nobody", () => {
  expect(againstBots(table("person", "bot"), null)).toBe(false);
  expect(againstBots(table("person", "open"), 0)).toBe(false);
});
