import { describe, expect, it } from "vitest";
import { placeBubble } from "./bubble";

const room = { x: 0, y: 0, width: 1000, height: 800 };
const bubble = { x: 0, y: 0, width: 300, height: 100 };
const target = { x: 400, y: 400, width: 200, height: 100 };

describe("a bubble", () => {
  it("is in the middle when it points to nothing", () => {
    expect(placeBubble(bubble, null, room, [])).toMatchObject({ x: 350, y: 350 });
  });

  it("is above what it points to", () => {
    expect(placeBubble(bubble, target, room, [])).toMatchObject({ x: 350, y: 288 });
  });

  it("goes below where something to touch lies above", () => {
    const card = { x: 450, y: 300, width: 80, height: 90 };
    expect(placeBubble(bubble, target, room, [card])).toMatchObject({ x: 350, y: 512 });
  });

  it("never leaves the window", () => {
    const corner = { x: 980, y: 0, width: 20, height: 20 };
    const { x, y } = placeBubble(bubble, corner, room, []);
    expect(x).toBeLessThanOrEqual(692);
    expect(y).toBeGreaterThanOrEqual(8);
  });
});
