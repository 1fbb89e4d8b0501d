import { describe, expect, it } from "vitest";
import type { Lesson } from "../api/types";
import { moment, readBefore } from "./lesson";

const lesson = {
  learner: 0,
  steps: [
    { say: { id: "hand" }, at: "hand0" },
    { play: [0, "add 3 up r1"], say: { id: "add" }, at: "r1" },
    { play: [1, "take r2"] },
    { say: { id: "points" } },
    { play: [0, "take r1"], say: { id: "take" } },
    { say: { id: "well-done" } },
  ],
  end: { id: "end" },
} as Lesson;

describe("a lesson", () => {
  it("begins with its first bubble and a button to go on", () => {
    expect(moment(lesson, 1, 0)).toEqual({
      bubble: { say: { id: "hand" }, at: "hand0" },
      expects: null,
      next: 1,
      done: false,
    });
  });

  it("then waits for exactly the action of the script", () => {
    expect(moment(lesson, 1, 1)).toEqual({
      bubble: { say: { id: "add" }, at: "r1" },
      expects: "add 3 up r1",
      next: null,
      done: false,
    });
  });

  it("waits in silence while another seat plays", () => {
    expect(moment(lesson, 2, 1)).toEqual({ bubble: null, expects: null, next: null, done: false });
  });

  it("goes on with what comes after", () => {
    expect(moment(lesson, 4, 1).bubble?.say.id).toBe("points");
    expect(moment(lesson, 4, 4).expects).toBe("take r1");
  });

  it("ends in real play, after the last words", () => {
    expect(moment(lesson, 6, 4)).toMatchObject({ bubble: { say: { id: "well-done" } }, next: 6, done: false });
    expect(moment(lesson, 6, 6)).toEqual({
      bubble: { say: { id: "end" }, at: null },
      expects: null,
      next: 7,
      done: true,
    });
    expect(moment(lesson, 6, 7)).toEqual({ bubble: null, expects: null, next: null, done: true });
  });

  it("is over at once when the script has been left", () => {
    expect(moment(lesson, null, 1)).toEqual({ bubble: null, expects: null, next: null, done: true });
  });

  it("does not tell again what a returning learner has read", () => {
    expect(readBefore(lesson, 1)).toBe(0);
    expect(readBefore(lesson, 4)).toBe(3);
    expect(moment(lesson, 4, readBefore(lesson, 4)).bubble?.say.id).toBe("points");
    expect(readBefore(lesson, null)).toBe(0);
  });
});
