import { expect, test } from "vitest";
import { gained, waysOf } from "./ways";

test("a way is drawn from where it began to where it has come, forwards or back", () => {
  expect(waysOf({ seat: 0, at: 7 }, 0)).toEqual([{ suit: null, low: 0, high: 7, back: false }]);
  expect(waysOf({ seat: 0, at: 4, from: 10 }, 0)).toEqual([{ suit: null, low: 4, high: 10, back: true }]);
});

test("its parts follow one another, and what is lost lies on what was won", () => {
  const stretches = [
    { suit: "dryad", by: 14 },
    { suit: "merfolk", by: -8 },
  ];
  expect(waysOf({ seat: 0, at: 16, from: 10, stretches }, 0)).toEqual([
    { suit: "dryad", low: 10, high: 24, back: false },
    { suit: "merfolk", low: 16, high: 24, back: true },
  ]);
});

test("what has been won stands at the end of the way", () => {
  expect(gained({ seat: 0, at: 16, from: 10 })).toBe("+6");
  expect(gained({ seat: 0, at: 4, from: 10 })).toBe("−6");
  expect(gained({ seat: 0, at: 4, from: 4 })).toBe("0");
  expect(gained({ seat: 0, at: 4 })).toBe("");
});
