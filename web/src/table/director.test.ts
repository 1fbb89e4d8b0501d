import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cue, Scene } from "../api/types";
import type { Pace } from "../state/settings.svelte";
import { Director, holdOf, type Picture } from "./director.svelte";

const scene = (name: string, sheet = false) =>
  ({ name, sheet: sheet ? { title: { id: "a" }, columns: [], rows: [] } : null }) as unknown as Scene;
const beat = (name: string, cue: Cue = {}): Picture => ({ scene: scene(name), cue });
const after = (name: string): Picture => ({ scene: scene(name), cue: null });

describe("a director", () => {
  let pace: Pace;
  let director: Director;
  const shown = () => (director.picture?.scene as unknown as { name: string } | undefined)?.name ?? "now";

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    pace = "normal";
    director = new Director(() => pace);
  });
  afterEach(() => vi.useRealTimers());

  test("shows picture after picture and then the table as it is", () => {
    director.show([beat("trick", { hold: "normal" }), beat("taken", { hold: "short" })], after("end"));
    expect(shown()).toBe("trick");
    vi.advanceTimersByTime(1250);
    expect(shown()).toBe("taken");
    vi.advanceTimersByTime(850);
    expect(shown()).toBe("now");
  });

  test("shows an action without pictures at once, unless it is still showing something", () => {
    director.show([], after("one"));
    expect(shown()).toBe("now");
    director.show([beat("trick")], after("two"));
    director.show([], after("three"));
    vi.advanceTimersByTime(1250);
    expect(shown()).toBe("two");
    vi.advanceTimersByTime(500);
    expect(shown()).toBe("now");
  });

  test("goes to the end when somebody skips", () => {
    director.show([beat("a"), beat("b")], after("end"));
    director.skip();
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe("now");
  });

  test("shows nothing to whoever wants no pictures, or looks elsewhere", () => {
    pace = "off";
    director.show([beat("a")], after("end"));
    expect(shown()).toBe("now");
    pace = "normal";
    vi.stubGlobal("document", { hidden: true });
    director.show([beat("a")], after("end"));
    expect(shown()).toBe("now");
  });

  test("shows again what has happened since the player acted", () => {
    director.show([beat("old")], after("end"));
    director.acted();
    director.show([beat("new")], after("end"));
    director.skip();
    director.again();
    expect(shown()).toBe("new");
  });
});

test("the end of a round waits for its reader, and the pace changes all but that", () => {
  const chapter: Picture = { scene: scene("end", true), cue: { moment: "chapter", hold: "long" } };
  expect(holdOf(chapter, "quick")).toBe(holdOf(chapter, "slow"));
  expect(holdOf(beat("a"), "slow")).toBeGreaterThan(holdOf(beat("a"), "normal"));
});

test("what everybody should see is held for more than 0.7 seconds after it has landed", () => {
  expect(holdOf(beat("a"), "normal") - 420).toBeGreaterThanOrEqual(700);
});
