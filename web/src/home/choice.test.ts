// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../api/types";
import { numbers, recall, remember, tableFor, usual, withOption, type Choice } from "./choice";

const LIST = ["streak", "tie"] as unknown as string;
const OPTIONS: OptionInfo[] = [
  { name: "familiars", values: ["off", "front", LIST], default: "off" },
  { name: "team", values: [false, true], default: false },
];
const GAME: GameInfo = {
  slug: "some-game",
  title: {},
  tagline: {},
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 9 },
  minutes_published: true,
  options: OPTIONS,
  suits: [],
  lessons: [],
  rules_version: 1,
};
const MINE: Choice = { players: 4, level: "master", options: { team: true } };
const keep = (text: string) => localStorage.setItem("chabudai-play-some-game", text);

beforeEach(() => localStorage.clear());

describe("a choice of how to play", () => {
  it("is three players and casual bots for whoever has not chosen", () => {
    expect(recall(GAME)).toEqual({ players: 3, level: "casual", options: {} });
  });

  it("is remembered, for each game by itself", () => {
    remember(GAME, MINE);
    expect(recall(GAME)).toEqual(MINE);
    expect(recall({ ...GAME, slug: "another" })).toEqual(usual(GAME));
  });

  it("remembers a variant that is a list of words", () => {
    remember(GAME, withOption(MINE, GAME, "familiars", LIST));
    expect(recall(GAME).options).toEqual({ familiars: LIST, team: true });
  });

  it("keeps only variants that differ from what is usual", () => {
    const without = withOption(MINE, GAME, "team", false);
    expect(without.options).toEqual({});
    expect(withOption(without, GAME, "familiars", "front").options).toEqual({ familiars: "front" });
  });

  it.each([
    ["a number of players", { ...MINE, players: 7 }, { ...MINE, players: 3 }],
    ["a level", { ...MINE, level: "oracle" }, { ...MINE, level: "casual" }],
    ["a variant", { ...MINE, options: { team: true, weather: "rain" } }, MINE],
    ["a value", { ...MINE, options: { team: true, familiars: "sideways" } }, MINE],
  ])("forgets %s that the game no longer offers", (_, left, found) => {
    keep(JSON.stringify(left));
    expect(recall(GAME)).toEqual(found);
  });

  it.each(["{", "null", "[]", '"novice"'])("is as usual if %s was left", (text) => {
    keep(text);
    expect(recall(GAME)).toEqual(usual(GAME));
  });

  it("has every number of players that the game allows", () => {
    expect(numbers(GAME)).toEqual([2, 3, 4]);
  });

  it("becomes a table with bots in all other seats", () => {
    expect(tableFor(GAME, MINE, "Mari")).toMatchObject({
      game: "some-game",
      players: 4,
      options: { team: true },
      name: "Mari",
      seats: [{ kind: "person" }, ...Array(3).fill({ kind: "bot", level: "master" })],
      level: "master",
    });
  });
});
