// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Choice, Scene } from "../api/types";
import { Picker } from "./picker.svelte";

const choice = (action: string, ids: string[], warning?: string): Choice => ({
  action,
  label: { id: "label" },
  touches: ids,
  ...(warning ? { warning: { id: warning } } : {}),
});

function table(choices: Choice[]) {
  const scene = { choices, blocked: [] } as unknown as Scene;
  const played: string[] = [];
  const picker = new Picker(
    () => scene,
    () => false,
    ({ action }) => played.push(action),
  );
  return { scene, picker, played };
}

describe("a picker", () => {
  it("plays a choice when its last thing is touched", () => {
    const { picker, played } = table([choice("add 3 r1", ["hand0.0", "r1"])]);
    picker.touch("hand0.0");
    expect(played).toEqual([]);
    picker.touch("r1");
    expect(played).toEqual(["add 3 r1"]);
    expect(picker.path).toEqual([]);
  });

  it("asks before it plays what a beginner may regret", () => {
    const { picker, played } = table([choice("take r1", ["r1"], "warning-six")]);
    picker.touch("r1");
    expect(played).toEqual([]);
    picker.back();
    expect(picker.doubtful).toBeNull();
    picker.touch("r1");
    picker.confirm();
    expect(played).toEqual(["take r1"]);
  });

  it("plays the only thing that is left when the same card is touched again", () => {
    const open = choice("page 3", ["book0.2", "open"]);
    const placed = [choice("play H10", ["hand0.0", "trick"]), choice("play H10", ["hand0.0", "play"])];
    const { picker, played } = table([open, ...placed]);
    picker.touch("book0.2");
    picker.touch("hand0.0");
    expect(played).toEqual([]);
    picker.touch("hand0.0");
    expect(played).toEqual(["play H10"]);
    picker.touch("book0.2");
    picker.touch("book0.2");
    expect(played).toEqual(["play H10", "page 3"]);
  });

  it("touches the only button when the same card is touched again", () => {
    const keep = (...rest: string[]): Choice => ({
      ...choice(["keep", ...rest].join(" "), []),
      touches: ["hand0.0", { id: "keep", label: { id: "keep" } }, ...rest],
    });
    const { picker, played } = table([keep("one"), keep("two")]);
    picker.touch("hand0.0");
    picker.touch("hand0.0");
    expect(picker.path).toEqual(["hand0.0", "keep"]);
    expect(played).toEqual([]);
  });

  it("takes a card back when it is touched again and several things could become of it", () => {
    const { picker, played } = table([
      choice("play H10", ["hand0.0", "trick"]),
      choice("pass H10", ["hand0.0", "desert"]),
    ]);
    picker.touch("hand0.0");
    picker.touch("hand0.0");
    expect(picker.path).toEqual([]);
    expect(played).toEqual([]);
  });

  it("asks before a second touch plays what a beginner may regret", () => {
    const { picker, played } = table([choice("page 3", ["book0.2", "open"], "warning-junk")]);
    picker.touch("book0.2");
    picker.touch("book0.2");
    expect(picker.doubtful?.action).toBe("page 3");
    picker.touch("book0.2");
    expect(played).toEqual([]);
  });

  it("keeps what is half touched while it leads somewhere, and forgets it afterwards", () => {
    const { picker, scene } = table([choice("add 3 r1", ["hand0.0", "r1"])]);
    picker.touch("hand0.0");
    picker.settle();
    expect(picker.path).toEqual(["hand0.0"]);
    scene.choices = [];
    picker.settle();
    expect(picker.path).toEqual([]);
  });

  it("puts a lifted card back when it is dropped nowhere, and plays it where it fits", () => {
    const { picker, played } = table([choice("add 3 r1", ["hand0.0", "r1"])]);
    picker.lift("hand0.0");
    picker.drop("hand0.0", ["r2"], false);
    expect(played).toEqual([]);
    picker.lift("hand0.0");
    picker.drop("hand0.0", ["r1.0", "r1"], false);
    expect(played).toEqual(["add 3 r1"]);
  });

  it("plays a card that needs no place when it is dropped outside its hand", () => {
    const { picker, played } = table([choice("play D6", ["hand0.0"])]);
    picker.lift("hand0.0");
    picker.drop("hand0.0", ["hand0"], true);
    expect(played).toEqual([]);
    picker.drop("hand0.0", ["trick"], false);
    expect(played).toEqual(["play D6"]);
  });
});
