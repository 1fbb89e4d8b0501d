import { describe, expect, it } from "vitest";
import type { ChatLine } from "../api/types";
import { BUBBLE_MS, bubbles, heard, wordsOf } from "./said";

const NOBODY = new Set<number>();
const line = (seat: number, text: string, at: number): ChatLine => ({ seat, text, at });

describe("bubbles at the plates", () => {
  it("are the latest line of each seat", () => {
    const lines = [line(0, "hello", 100), line(1, "hi", 200), line(0, "good luck", 300)];
    expect([...bubbles(lines, 400, NOBODY)].map(([seat, { text }]) => [seat, text])).toEqual([
      [0, "good luck"],
      [1, "hi"],
    ]);
  });

  it("go after a while", () => {
    const lines = [line(0, "hello", 100)];
    expect(bubbles(lines, 100 + BUBBLE_MS - 1, NOBODY).size).toBe(1);
    expect(bubbles(lines, 100 + BUBBLE_MS, NOBODY).size).toBe(0);
  });

  it("show nothing of whoever is muted", () => {
    expect(bubbles([line(0, "hello", 100), line(1, "hi", 100)], 200, new Set([1])).has(1)).toBe(false);
  });
});

it("whoever is muted is not heard", () => {
  expect(heard([line(0, "a", 1), line(1, "b", 2), line(0, "c", 3)], new Set([0]))).toEqual([line(1, "b", 2)]);
});

it("a phrase is worded, a text is as it was written", () => {
  const t = (id: string) => `<${id}>`;
  expect(wordsOf({ ...line(0, "", 1), phrase: "good-luck" }, t)).toBe("<web-phrase-good-luck>");
  expect(wordsOf(line(0, "web-title", 1), t)).toBe("web-title");
});
