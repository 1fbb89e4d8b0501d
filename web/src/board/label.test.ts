import { describe, expect, it } from "vitest";
import { layLabel } from "./label";

describe("words on a card", () => {
  it("are written on one line where they fit, smaller where little is in sight", () => {
    const [whole, tab] = [layLabel("item", 100, 100, true)!, layLabel("item", 100, 36, true)!];
    expect([whole.wrapped, tab.wrapped]).toEqual([false, false]);
    expect(tab.letters).toBeLessThan(whole.letters);
    expect(tab.height).toBeLessThan(whole.height);
  });

  it("are left out of a strip in which they could not be read", () => {
    expect(layLabel("discard a card", 100, 30, true)).toBeNull();
    expect(layLabel("", 100, 100, true)).toBeNull();
  });

  it("take more than one line where the card is seen whole", () => {
    const { wrapped, letters } = layLabel("seen by Yuki and Sora", 50, 50, true)!;
    expect(wrapped).toBe(true);
    expect(letters).toBeGreaterThanOrEqual(9);
    expect(layLabel("Aoi", 50, 50, false)!.wrapped).toBe(true);
  });
});
