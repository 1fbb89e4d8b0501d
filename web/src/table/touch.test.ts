import { describe, expect, it } from "vitest";
import type { Choice } from "../api/types";
import { reach, touch, touchOrRestart, whyNot } from "./touch";

const label = { id: "label" };
const choice = (action: string, ...ids: string[]): Choice => ({
  action,
  label,
  touches: ids.map((id) => (id.startsWith("!") ? { id, label: { id: id.slice(1) } } : id)),
});
const choices = [
  choice("add 3 up r1", "hand0.0", "r1", "!up"),
  choice("add 3 down r1", "hand0.0", "r1", "!down"),
  choice("add 5 up r2", "hand0.1", "r2", "!up"),
  choice("take r1", "r1"),
];

describe("touching", () => {
  it("reaches the first thing of every choice", () => {
    expect([...reach(choices, []).things]).toEqual(["hand0.0", "hand0.1", "r1"]);
  });

  it("goes on step by step and ends in one choice", () => {
    expect(touch(choices, [], "hand0.0")).toEqual({ path: ["hand0.0"] });
    expect([...reach(choices, ["hand0.0"]).things]).toEqual(["r1"]);
    expect(reach(choices, ["hand0.0", "r1"]).buttons.map((button) => button.id)).toEqual(["!up", "!down"]);
    expect(touch(choices, ["hand0.0", "r1"], "!down")).toEqual({ choice: choices[1] });
  });

  it("leads nowhere where no choice goes", () => {
    expect(touch(choices, ["hand0.1"], "r1")).toBeNull();
  });

  it("takes a step back when the last thing is touched again", () => {
    expect(touchOrRestart(choices, ["hand0.0", "r1"], "r1")).toEqual({ path: ["hand0.0"] });
  });

  it("begins anew with another card", () => {
    expect(touchOrRestart(choices, ["hand0.0"], "hand0.1")).toEqual({ path: ["hand0.1"] });
  });

  it("prefers going on to beginning anew", () => {
    expect(touchOrRestart(choices, ["hand0.0"], "r1")).toEqual({ path: ["hand0.0", "r1"] });
  });

  it("tells why something is blocked", () => {
    const blocked = [{ touches: ["r2"], rule: "DB-22", reason: { id: "refused-lone" } }];
    expect(whyNot(blocked, [], "r2")?.reason).toEqual({ id: "refused-lone" });
    expect(whyNot(blocked, ["hand0.0"], "r2")).toBeNull();
  });

  it("blocks nothing on the way to what is blocked, and nothing beyond it", () => {
    const blocked = [{ touches: ["hand0.0", "r2"], rule: "DB-22", reason: { id: "refused-lone" } }];
    expect(whyNot(blocked, [], "hand0.0")).toBeNull();
    expect(whyNot(blocked, ["hand0.0"], "r2")?.reason).toEqual({ id: "refused-lone" });
    expect(whyNot(blocked, ["hand0.0", "r2"], "!up")).toBeNull();
  });
});
