import { describe, expect, it } from "vitest";
import type { CardScene, Scene, Zone } from "../api/types";
import { flows, moves } from "./moves";

const label = { id: "label" };
function zone(id: string, faces: (string | null)[], chips = 0): Zone {
  const cards = faces.map((text, n): CardScene => ({
    id: `${id}.${n}`,
    ...(text === null ? {} : { face: { text, suit: "acorn", name: label, rule: label } }),
  }));
  const tokens = chips ? [{ kind: "chip", count: chips, label }] : undefined;
  return { id, place: "middle", layout: "row", label, cards, tokens };
}
function scene(zones: Zone[], chips: number[] = []): Scene {
  const seats = chips.map((count, seat) => ({
    seat,
    score: 0,
    acting: false,
    tokens: [{ kind: "chip", count, label }],
  }));
  return {
    seats,
    zones,
    boards: [],
    links: [],
    flags: [],
    prompt: null,
    tips: [],
    choices: [],
    blocked: [],
    sheet: null,
    log: [],
  };
}
const all = (before: Scene, after: Scene) => moves(before, after).map(({ from, to, turned }) => ({ from, to, turned }));
const far = (before: Scene, after: Scene) => all(before, after).filter((move) => move.from !== move.to);

describe("moves", () => {
  it("follow a card from the hand to a row, and the hand as it closes up", () => {
    const before = scene([zone("hand", ["3", "4", "5"]), zone("r1", ["1"])]);
    const after = scene([zone("hand", ["4", "5"]), zone("r1", ["1", "3"])]);
    expect(far(before, after)).toEqual([
      { from: "hand.1", to: "hand.0", turned: false },
      { from: "hand.2", to: "hand.1", turned: false },
      { from: "hand.0", to: "r1.1", turned: false },
    ]);
  });

  it("turn a hidden card up where another seat plays it", () => {
    const before = scene([zone("hand1", [null, null]), zone("r1", [])]);
    const after = scene([zone("hand1", [null]), zone("r1", ["2"])]);
    expect(far(before, after)).toEqual([{ from: "hand1.1", to: "r1.0", turned: true }]);
  });

  it("turn a card where it lies", () => {
    const before = scene([zone("r1", [null, "2"])]);
    const after = scene([zone("r1", ["4", "2"])]);
    expect(all(before, after)).toContainEqual({ from: "r1.0", to: "r1.0", turned: true });
  });

  it("stay within a zone where they can, whether cards are open or hidden", () => {
    const open = [
      scene([zone("r1", ["2", "3"]), zone("r2", ["1", "3"])]),
      scene([zone("r2", ["3"]), zone("r1", ["3"])]),
    ];
    expect(far(open[0]!, open[1]!)).toEqual([
      { from: "r2.1", to: "r2.0", turned: false },
      { from: "r1.1", to: "r1.0", turned: false },
    ]);
    const named = (id: string, card: string, text: string | null): Zone => {
      const { cards, ...rest } = zone(id, [text]);
      return { ...rest, cards: [{ ...cards[0]!, id: card }] };
    };
    const hidden = scene([named("hand1", "a", null), named("hand2", "b", null)]);
    const shifted = scene([named("hand2", "d", null), named("hand1", "c", null)]);
    expect(far(hidden, shifted)).toEqual([
      { from: "b", to: "d", turned: false },
      { from: "a", to: "c", turned: false },
    ]);
    const turned = scene([named("hand2", "d", "5"), named("hand1", "c", "4")]);
    expect(far(hidden, turned)).toEqual([
      { from: "b", to: "d", turned: true },
      { from: "a", to: "c", turned: true },
    ]);
  });

  it("pair a back with a back before they turn one up", () => {
    const { cards, ...rest } = zone("hand1", [null, null]);
    const before = scene([{ ...rest, cards }]);
    const after = scene([{ ...rest, cards: [{ ...zone("hand1", ["5"]).cards[0]! }, { id: "hand1.2" }] }]);
    expect(all(before, after)).toEqual([
      { from: "hand1.0", to: "hand1.2", turned: false },
      { from: "hand1.1", to: "hand1.0", turned: true },
    ]);
  });

  it("never use a card twice", () => {
    const before = scene([zone("hand", ["3"])]);
    const after = scene([zone("hand", []), zone("r1", ["3", "3"])]);
    expect(moves(before, after)).toHaveLength(1);
  });
});

describe("flows", () => {
  it("go from whoever lost to whoever gained", () => {
    expect(flows(scene([zone("bank", [], 30)], [5, 5]), scene([zone("bank", [], 28)], [6, 6]))).toEqual([
      { kind: "chip", from: "bank", to: "seat0", count: 1 },
      { kind: "chip", from: "bank", to: "seat1", count: 1 },
    ]);
  });

  it("count the chips that lie on cards", () => {
    const row = zone("r1", ["3", "4"]);
    const laden = { ...row, cards: row.cards.map((card, n) => ({ ...card, chips: n + 1 })) };
    expect(flows(scene([row], [5]), scene([laden], [2]))).toEqual([
      { kind: "chip", from: "seat0", to: "r1", count: 3 },
    ]);
    expect(flows(scene([laden], [2]), scene([row], [5]))).toEqual([
      { kind: "chip", from: "r1", to: "seat0", count: 3 },
    ]);
  });

  it("take no more from anybody than they lost", () => {
    expect(flows(scene([zone("bank", [], 30)], [5, 5]), scene([zone("bank", [], 29)], [6, 6]))).toEqual([
      { kind: "chip", from: "bank", to: "seat0", count: 1 },
    ]);
  });

  it("bring nobody more than they gained", () => {
    expect(flows(scene([zone("bank", [], 30)], [5, 5]), scene([zone("bank", [], 31)], [4, 4]))).toEqual([
      { kind: "chip", from: "seat0", to: "bank", count: 1 },
    ]);
  });

  it("are nothing while nothing changes", () => {
    const same = scene([zone("bank", [], 30)], [5]);
    expect(flows(same, same)).toEqual([]);
  });

  it("take chips from a store, too", () => {
    const bank = (count: number) => {
      const store = { count, of: 50, token: "chip", vessel: "bowl", low: false };
      return [{ id: "bank", title: label, shows: { store } }];
    };
    const [before, after] = [scene([], [4]), scene([], [6])];
    const flown = flows({ ...before, boards: bank(30) }, { ...after, boards: bank(28) });
    expect(flown).toEqual([{ kind: "chip", from: "bank", to: "seat0", count: 2 }]);
  });
});
