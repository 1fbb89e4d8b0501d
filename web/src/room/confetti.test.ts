import { describe, expect, it } from "vitest";
import { COLOURS, LASTS_MS, piece, PIECES } from "./confetti";

const ALL = Array.from({ length: PIECES }, (_, n) => piece(n));

describe("what falls for a winner", () => {
  it("is gone in time, and nothing falls like a stone", () => {
    for (const { delay, time } of ALL) {
      expect(delay + time).toBeLessThanOrEqual(LASTS_MS);
      expect(time).toBeGreaterThan(1000);
    }
  });

  it("falls everywhere: no tenth of the window stays empty", () => {
    expect(new Set(ALL.map(({ left }) => Math.floor(left / 10))).size).toBe(10);
  });

  it("has every shape in every colour of it", () => {
    const all = Object.entries(COLOURS).flatMap(([shape, colours]) => colours.map((colour) => shape + colour));
    expect(new Set(ALL.map(({ shape, colour }) => shape + colour))).toEqual(new Set(all));
  });
});
