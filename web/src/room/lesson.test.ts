import { describe, expect, it } from "vitest";
import type { Lesson } from "../api/types";
import { moment, readBefore } from "./lesson";

const lesson = {
  learner: 0,
  steps: [
    { say: "hand", at: "hand0" },
    { play: [0, "add 3 up r1"], say: "add", at: "r1" },
    { play: [1, "take r2"] },
    { say: "points" },
    { play: [0, "take r1"], say: "take" },
  ],
  end: "end",
} as unknown as Lesson;

describe("a lesson", () => {
  it("begins with its first bubble and a button to go on", () => {
    expect(moment(lesson, 0, 0)).toEqual({
      bubble: { say: "hand", at: "hand0" },
      expects: null,
      next: true,
      done: false,
    });
  });

  it("then waits for exactly the action of the script", () => {
    expect(moment(lesson, 0, 1)).toEqual({
      bubble: { say: "add", at: "r1" },
      expects: "add 3 up r1",
      next: false,
      done: false,
    });
  });

  it("waits in silence while another seat plays", () => {
    expect(moment(lesson, 1, 1)).toEqual({ bubble: null, expects: null, next: false, done: false });
  });

  it("goes on with what comes after", () => {
    expect(moment(lesson, 2, 1).bubble?.say).toBe("points");
    expect(moment(lesson, 2, 2).expects).toBe("take r1");
  });

  it("ends in real play, after a last word", () => {
    expect(moment(lesson, 3, 2)).toEqual({ bubble: { say: "end", at: null }, expects: null, next: true, done: true });
    expect(moment(lesson, 3, 3)).toEqual({ bubble: null, expects: null, next: false, done: true });
  });

  it("does not tell again what a returning learner has read", () => {
    expect(readBefore(lesson, 2)).toBe(1);
    expect(moment(lesson, 2, readBefore(lesson, 2)).bubble?.say).toBe("points");
  });
});
