import { expect, it } from "vitest";
import { nearest } from "./keys";

const spots = [
  { name: "left", x: 0, y: 100 },
  { name: "right", x: 100, y: 100 },
  { name: "above", x: 55, y: 0 },
  { name: "far right", x: 300, y: 100 },
];
const from = { x: 50, y: 100 };

it("goes to the nearest thing in the direction of the arrow", () => {
  expect(nearest(from, spots, [1, 0])?.name).toBe("right");
  expect(nearest(from, spots, [-1, 0])?.name).toBe("left");
  expect(nearest(from, spots, [0, -1])?.name).toBe("above");
});

it("stays where nothing lies in that direction", () => {
  expect(nearest(from, spots, [0, 1])).toBeNull();
});

it("prefers what lies straight ahead, unless something aside is much nearer", () => {
  const here = { x: 0, y: 0 };
  const ahead = { name: "ahead", x: 100, y: 0 };
  expect(nearest(here, [{ name: "aside", x: 60, y: 20 }, ahead], [1, 0])?.name).toBe("ahead");
  expect(nearest(here, [ahead, { name: "near", x: 60, y: 10 }], [1, 0])?.name).toBe("near");
});
