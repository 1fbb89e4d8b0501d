import { expect, it } from "vitest";
import { spread } from "./spread";

it("keeps discs that are apart where they belong", () => {
  expect(spread([100, 0], 20)).toEqual([
    { x: 100, below: false },
    { x: 0, below: false },
  ]);
});

it("puts discs of one place above, below and beside one another", () => {
  expect(spread([0, 0, 0], 20)).toEqual([
    { x: 0, below: false },
    { x: 0, below: true },
    { x: 20, below: false },
  ]);
});
