import { describe, expect, it } from "vitest";
import { common, fitAll, ways, type Fitted, type Way } from "./shrink";

/** Words that fit from one of their ways on, and how often they were tried. */
function words(all: Way[], from: number): Fitted & { tried: number } {
  let now = all[0]!;
  return {
    ways: all,
    tried: 0,
    apply(way) {
      now = way;
    },
    fits() {
      this.tried++;
      return all.indexOf(now) >= from;
    },
  };
}

describe("words that must fit", () => {
  it("are written smaller, then leave things out, then become smaller still", () => {
    const all = ways(2);
    expect(all[0]).toEqual({ size: 1, dropped: 0 });
    expect(all.at(-1)!.dropped).toBe(2);
    for (let n = 1; n < all.length; n++) {
      expect(all[n]!.size).toBeLessThanOrEqual(all[n - 1]!.size);
      expect(all[n]!.dropped).toBeGreaterThanOrEqual(all[n - 1]!.dropped);
    }
  });

  it("take the first way that fits, all at once and in few tries", () => {
    const all = ways(1);
    const things = all.map((_, from) => words(all, from));
    expect(fitAll(things)).toEqual(all);
    expect(things[0]!.tried).toBe(1);
    expect(Math.max(...things.map(({ tried }) => tried))).toBeLessThanOrEqual(6);
  });

  it("become as small as is asked for before anything is left out", () => {
    const whole = ways(1, 1, 0.7, 0.7).filter(({ dropped }) => !dropped);
    expect(Math.min(...whole.map(({ size }) => size))).toBeCloseTo(0.7);
  });

  it("do not become smaller than is asked for", () => {
    expect(Math.min(...ways(1, 1, 0.7).map(({ size }) => size))).toBeCloseTo(0.7);
    expect(Math.min(...ways(1, 1, 0.9).map(({ size }) => size))).toBeCloseTo(0.82);
  });

  it("of one name are alike: as small as the smallest, and without what one of them leaves out", () => {
    const found = [
      { size: 1, dropped: 0 },
      { size: 0.82, dropped: 0 },
      { size: 0.9, dropped: 2 },
    ];
    expect(common(found)).toEqual({ size: 0.82, dropped: 2 });
  });
});
