import { describe, expect, it } from "vitest";
import { ago } from "./ago";

const now = Date.UTC(2026, 10, 16, 12);
const minutes = (count: number) => now - count * 60_000;

describe("how long ago", () => {
  it.each([
    [0, "this minute"],
    [5, "5 minutes ago"],
    [60, "1 hour ago"],
    [60 * 47, "yesterday"],
    [60 * 24 * 3, "3 days ago"],
  ])("%i minutes are told in the largest unit that fits", (count, words) => {
    expect(ago(minutes(count), "en", now)).toBe(words);
  });

  it("is never in the future, whatever the clocks say", () => {
    expect(ago(minutes(-3), "en", now)).toBe("this minute");
  });
});
