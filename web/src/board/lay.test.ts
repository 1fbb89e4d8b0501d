import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CardScene, Flow, Region, Zone } from "../api/types";
import { grouped, HEIGHT, layRegion, openedAt } from "./lay";

const face = (text: string, more = {}) => ({ text, suit: "s", name: { id: "n" }, rule: { id: "r" }, ...more });
const card = (id: string, text = id): CardScene => ({ id, face: face(text) }) as CardScene;
const zone = (id: string, count: number): Zone =>
  ({
    id,
    place: "middle",
    layout: "row",
    label: { id },
    cards: Array.from({ length: count }, (_, n) => card(`${id}.${n}`)),
  }) as Zone;
const region = (flow: Flow, room: [number, number], more: Partial<Region> = {}): Region => ({
  name: flow,
  at: [0, 0, 1000, 1000],
  holds: { zones: [] },
  flow,
  room,
  least: 100,
  dress: "bare",
  ...more,
});
const size = { w: 600, h: 300 };
const ROOMS: [Flow, [number, number]][] = [
  ["lanes", [6, 2]],
  ["columns", [2, 3]],
  ["grid", [4, 2]],
  ["fan", [6, 1]],
  ["piles", [2, 1]],
  ["groups", [6, 1]],
];

/** What the engine has worked out; the laws about the sizes of cards rely on it. */
interface Worked {
  region: Region;
  zones: number;
  size: { w: number; h: number };
  width: number;
}
const WIDTHS = JSON.parse(
  readFileSync(new URL("../../../engine/tests/widths.json", import.meta.url), "utf8"),
) as Worked[];

describe("a region", () => {
  it("has cards as wide as the engine says", () => {
    const laid = WIDTHS.map(({ region, zones, size }) => {
      const names = Array.from({ length: zones }, (_, n) => zone(`a${n}`, 1));
      return layRegion(region, names, size).width;
    });
    expect(laid).toEqual(WIDTHS.map(({ width }) => width));
  });

  it.each(ROOMS)("of %s has cards of one size, whatever lies in it", (flow, room) => {
    const widths = [0, 1, 4].map(
      (count) => layRegion(region(flow, room), [zone("a", count), zone("b", 1)], size).width,
    );
    expect(new Set(widths).size).toBe(1);
  });

  it.each(ROOMS)("of %s keeps its cards within", (flow, room) => {
    const { width, zones } = layRegion(region(flow, room, { least: 30 }), [zone("a", 3)], size);
    for (const { x, y } of zones.flatMap(({ cards }) => cards)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.w + 0.01);
      expect(y + width * HEIGHT).toBeLessThanOrEqual(size.h + 0.01);
    }
  });

  it("gives each of several zones of a grid a cell", () => {
    const { zones } = layRegion(region("grid", [2, 2]), [zone("a", 1), zone("b", 1), zone("c", 1)], size);
    expect(zones.map(({ box }) => [box.x, box.y])).toEqual([
      [0, 0],
      [300, 0],
      [0, 150],
    ]);
  });

  it("says how much of an overlapped card is seen", () => {
    const { width, zones } = layRegion(region("fan", [9, 1], { least: 30 }), [zone("a", 9)], size);
    const strips = zones[0]!.cards.map(({ strip }) => strip);
    expect(strips[0]).toBeLessThan(width);
    expect(strips.at(-1)).toBe(width);
  });

  it("says how much is seen of a card that others cover from below", () => {
    const { width, zones } = layRegion(region("columns", [2, 4], { least: 40 }), [zone("a", 3)], size);
    const drops = zones[0]!.cards.map(({ drop }) => drop);
    expect(drops[0]).toBeLessThan(width * HEIGHT);
    expect(drops.at(-1)).toBe(width * HEIGHT);
  });

  it("holds several zones in one line where no names part them", () => {
    const zones = [zone("a", 8), zone("b", 7)];
    const joined = layRegion(region("fan", [8, 1], { least: 40 }), zones, size);
    const [a, b] = joined.zones;
    expect([joined.joined, a!.cards.length, b!.cards.length]).toEqual([true, 8, 7]);
    expect(a!.cards.at(-1)!.strip).toBeCloseTo(a!.cards[0]!.strip);
    expect(b!.cards[0]!.x).toBeCloseTo(a!.cards.at(-1)!.x + a!.cards[0]!.strip);
    const named = layRegion(region("fan", [8, 1], { label: { edge: "top", share: 100 } }), zones, size);
    expect(named.joined).toBe(false);
  });

  it("parts name and aside from the cards, and lets them share a line", () => {
    const apart = layRegion(
      region("lanes", [3, 1], { label: { edge: "left", share: 100 }, aside: { edge: "right", share: 200 } }),
      [zone("a", 1)],
      size,
    );
    expect(apart.zones[0]!.aside!.x).toBeGreaterThan(apart.zones[0]!.label!.x);
    const shared = layRegion(
      region("lanes", [3, 1], { label: { edge: "top", share: 200 }, aside: { edge: "top", share: 200 } }),
      [zone("a", 1)],
      size,
    );
    expect(shared.zones[0]!.aside).toBe(shared.zones[0]!.label);
  });
});

describe("an opened line", () => {
  const COUNTS = [2, 3, 7, 12, 15];
  const fan = (count: number) => {
    const { width, zones } = layRegion(region("fan", [15, 1], { least: 30 }), [zone("a", count)], { w: 500, h: 300 });
    const { cards } = zones[0]!;
    const at = (n: number) => openedAt(cards, n, width).map(({ shift }, k) => cards[k]!.x + shift);
    return { width, cards, at };
  };

  it.each(COUNTS)("of %i cards keeps the first and the last where they are", (count) => {
    const { cards, at } = fan(count);
    for (let n = 0; n < count; n++) {
      expect(at(n)[0]).toBeCloseTo(cards[0]!.x);
      expect(at(n).at(-1)).toBeCloseTo(cards.at(-1)!.x);
    }
  });

  it.each(COUNTS)("of %i cards shows the one it is opened at whole, and something of every other", (count) => {
    const { width, cards, at } = fan(count);
    for (let n = 0; n < count; n++) {
      openedAt(cards, n, width).forEach(({ strip }, k) => {
        const next = at(n)[k + 1] ?? Infinity;
        expect(next - at(n)[k]!).toBeGreaterThanOrEqual(Math.min(strip, width) - 0.01);
        expect(strip).toBeGreaterThan(k === n ? width - 0.01 : width * 0.15);
      });
    }
  });

  it.each(COUNTS)("of %i cards stays open under a pointer that has opened it", (count) => {
    const { width, cards, at } = fan(count);
    cards.forEach(({ x, strip }, n) => {
      const opened = at(n)[n]!;
      expect(opened).toBeLessThanOrEqual(x + 0.01);
      expect(opened + width).toBeGreaterThanOrEqual(x + strip - 0.01);
    });
  });

  it("stays as it is where nothing lies on the card", () => {
    const { width, cards } = fan(4);
    expect(openedAt(cards, 1, width).every(({ shift }) => shift === 0)).toBe(true);
    expect(openedAt(cards, -1, width).every(({ shift }) => shift === 0)).toBe(true);
  });
});

describe("groups", () => {
  it("lay equal cards on one another, the one with a badge on top", () => {
    const plain = { id: "1", face: face("9", { rank: "9" }) } as CardScene;
    const starred = { id: "2", face: face("9*", { rank: "9", badges: ["star"] }) } as CardScene;
    const back = { id: "3" } as CardScene;
    expect(grouped([plain, starred, back])).toEqual([
      { card: starred, under: ["1"] },
      { card: back, under: [] },
    ]);
  });
});
