import { describe, expect, it } from "vitest";
import { Words } from "./words";

const words = new Words("en", [
  "table-player = Player { $number }\ntook = { $player } takes { $chips ->\n    [one] 1 chip\n   *[other] { $chips } chips\n}: { $card }\ncard = a { $name }",
]);

describe("words", () => {
  it("word a message with its players, numbers and messages within", () => {
    const card = { id: "card", args: { name: "loach" } };
    const took = { id: "took", args: { player: { seat: 0 }, chips: 3, card } };
    expect(words.say(took, ["Mari"])).toBe("Mari takes 3 chips: a loach");
    expect(words.say({ ...took, args: { ...took.args, chips: 1 } })).toBe("Player 1 takes 1 chip: a loach");
  });

  it("show a message without words by its name", () => {
    expect(words.say({ id: "unheard-of" })).toBe("unheard-of");
  });
});
