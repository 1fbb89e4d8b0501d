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
  ],
  end: { id: "end" },
} as Lesson;

describe("a lesson", () => {
  it("begins with its first bubble and a button to go on", () => {
    expect(moment(lesson, 0, true, 0)).toEqual({
      bubble: { say: { id: "hand" }, at: "hand0" },
      expects: null,
      next: true,
      done: false,
    });
  });

  it("then waits for exactly the action of the script", () => {
    expect(moment(lesson, 0, true, 1)).toEqual({
      bubble: { say: { id: "add" }, at: "r1" },
      expects: "add 3 up r1",
      next: false,
      done: false,
    });
  });

  it("waits in silence while another seat plays", () => {
    expect(moment(lesson, 1, false, 1)).toEqual({ bubble: null, expects: null, next: false, done: false });
  });

  it("goes on with what comes after", () => {
    expect(moment(lesson, 2, true, 1).bubble?.say.id).toBe("points");
    expect(moment(lesson, 2, true, 2).expects).toBe("take r1");
  });

  it("ends in real play, after a last word", () => {
    expect(moment(lesson, 3, true, 2)).toEqual({
      bubble: { say: { id: "end" }, at: null },
      expects: null,
      next: true,
      done: true,
    });
    expect(moment(lesson, 3, true, 3)).toEqual({ bubble: null, expects: null, next: false, done: true });
  });

  it("waits for the learner where all choose at once and the others have chosen first", () => {
    const together = {
      learner: 0,
      steps: [{ play: [0, "page 3"] }, { play: [1, "page 6"] }, { play: [2, "page 4"] }, { play: [0, "take q1"] }],
      end: { id: "end" },
    } as Lesson;
    expect(moment(together, 2, true, 0).expects).toBe("page 3");
    expect(moment(together, 2, false, 0).expects).toBeNull();
    expect(moment(together, 3, true, 0).expects).toBe("take q1");
  });

  it("does not tell again what a returning learner has read", () => {
    expect(readBefore(lesson, 2)).toBe(1);
    expect(moment(lesson, 2, true, readBefore(lesson, 2)).bubble?.say.id).toBe("points");
  });
});
