import { expect, it } from "vitest";
import { seating } from "./seating";

it("seats a single opponent across the table", () => {
  expect(seating(2, 1)).toEqual({ left: [], top: [0], right: [] });
});

it("goes clockwise from the player's left", () => {
  expect(seating(4, 1)).toEqual({ left: [2], top: [3], right: [0] });
  expect(seating(6, 0)).toEqual({ left: [1], top: [2, 3, 4], right: [5] });
});
