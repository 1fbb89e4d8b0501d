import { describe, expect, it } from "vitest";
import type { CardFace } from "../api/types";
import { layFace, lines, wide } from "./face";

const face = (more: Partial<CardFace> = {}): CardFace => ({ text: "x", suit: "s", rank: "7", ...more }) as CardFace;

describe("a face", () => {
  it("shows more where there is more room", () => {
    expect(layFace(face(), 30).picture).toBeNull();
    expect(layFace(face(), 50).band).toBeNull();
    expect(layFace(face(), 90).band).not.toBeNull();
    expect(layFace(face({ gist: { id: "g" } as never }), 120).gist).toBe(true);
  });

  it("has its suit at the left where another card lies on its right side", () => {
    expect(layFace(face(), 90).mark!.x).toBeGreaterThan(50);
    expect(layFace(face(), 90, true).mark!.x).toBeLessThan(20);
  });

  it("has its worth in a ring where nothing else is in the corner", () => {
    expect(layFace(face({ rank: "", worth: 3 }), 90).worth.ring).toBe(true);
    expect(layFace(face({ worth: 3 }), 90).worth.ring).toBe(false);
  });
});

describe("a name", () => {
  it("is parted in the middle where it is long", () => {
    expect(lines("Short", 12)).toEqual(["Short"]);
    expect(lines("Unbreakable Egg", 12)).toEqual(["Unbreakable", "Egg"]);
  });

  it("of East Asian letters is wider", () => expect(wide("木")).toBeGreaterThan(wide("a")));
});
