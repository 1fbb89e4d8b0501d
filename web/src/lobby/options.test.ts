// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { valueId } from "./options";

describe("the message of a value", () => {
  it("is the option's name and the value without its signs", () => {
    expect(valueId("team", true)).toBe("option-team-true");
    expect(valueId("familiars", "front")).toBe("option-familiars-front");
    const list = ["streak", "tie"] as unknown as string;
    expect(valueId("familiars", list)).toBe("option-familiars-streak-tie");
  });
});
