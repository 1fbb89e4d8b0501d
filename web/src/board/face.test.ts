import { describe, expect, it } from "vitest";
import type { CardFace } from "../api/types";
import { layFace, lines, pressed, WHOLE, wide, type LaidFace } from "./face";

const face = (more: Partial<CardFace> = {}): CardFace => ({ text: "x", suit: "s", rank: "7", ...more }) as CardFace;
const TOLD = { name: "Dryad 7", gist: "" };
const lay = (more: Partial<CardFace> = {}, width = 90, sight = {}): LaidFace =>
  layFace(face(more), TOLD, width, { ...WHOLE, ...sight });

/** The right edges of everything on a face. */
function edges({ rank, minor, cost, picture, mark, worth, badges, band }: LaidFace): number[] {
  const squares = [cost, picture, mark, ...badges].flatMap((part) => (part ? [part.x + part.size] : []));
  const letter = minor ? [minor.x + minor.size * 0.6] : [];
  const begins = rank ? [rank.x + Math.min(rank.room, wide(rank.text) * rank.size * 0.55)] : [];
  const names = band?.names.map(({ text, x, size, room }) => x + Math.min(room, wide(text) * size * 0.55) / 2) ?? [];
  return [...squares, ...letter, ...begins, ...names, ...(worth ? [worth.x + worth.r] : [])];
}

const FACES: [string, Partial<CardFace>][] = [
  ["a rank", {}],
  ["a rank of two digits", { rank: "12" }],
  ["a rank with a letter", { rank: "8", minor: "B" }],
  ["a rank and badges", { rank: "−5", badges: ["flag", "flag"] }],
  ["a worth", { rank: "", worth: 3 }],
  ["a cost and a worth", { rank: "", worth: 3, cost: { symbol: "pot", text: "11" } } as Partial<CardFace>],
];

describe("a face", () => {
  it("shows more where there is more room", () => {
    expect(lay({}, 30).picture).toBeNull();
    expect(lay({}, 50).band).toBeNull();
    expect(lay({}, 90).band).not.toBeNull();
    const told = { name: "King", gist: "+1 with Prince" };
    expect(layFace(face(), told, 90).band!.gist).toHaveLength(0);
    expect(layFace(face(), told, 120).band!.gist).toHaveLength(1);
  });

  it("has its worth in a ring where nothing else is in the corner", () => {
    expect(lay({ rank: "", worth: 3 }).worth!.ring).toBe(true);
    expect(lay({ worth: 3 }).worth!.ring).toBe(false);
  });

  describe.each(FACES)("with %s", (_, more) => {
    it.each([32, 48, 66, 74, 80, 92])("keeps to the %i hundredths of it that are in sight", (across) => {
      for (const width of [30, 50, 84, 120]) {
        for (const edge of edges(lay(more, width, { across }))) expect(edge).toBeLessThanOrEqual(across);
      }
    });
  });

  it("is a tab where little of it is in sight: the suit below the picture, and no name that would be cut", () => {
    const tab = lay({}, 90, { across: 40 });
    expect(tab.rank!.y).toBeLessThan(tab.picture!.y);
    expect(tab.picture!.y + tab.picture!.size).toBeLessThanOrEqual(tab.mark!.y);
    expect(tab.band).toBeNull();
  });

  it("says its name where it is wholly in sight, and not otherwise", () => {
    expect(lay({}, 90, { across: 90 }).band).not.toBeNull();
    const long = { name: "Unbreakable", gist: "" };
    expect(layFace(face(), long, 90, { ...WHOLE, across: 76 }).band).toBeNull();
  });

  it("has its name and its picture above the words on it", () => {
    const { band, picture } = lay({}, 90, { foot: 20 });
    for (const { y } of band!.names) expect(y).toBeLessThan(120);
    expect(picture!.y + picture!.size).toBeLessThanOrEqual(band!.y);
  });

  it("has its picture beside its rank where other cards lie on its lower part", () => {
    const [free, covered] = [lay(), lay({}, 90, { down: 60 })];
    expect(covered.picture!.y).toBeLessThan(free.picture!.y);
    expect(covered.mark!.x).toBeLessThan(20);
  });

  it("has its suit where nothing lies on it", () => {
    expect(lay().mark!.x).toBeGreaterThan(50);
    expect(lay({}, 90, { capped: true }).mark!.x).toBeLessThan(20);
  });
});

describe("a name", () => {
  it("is parted in the middle where it is long", () => {
    expect(lines("Short", 12)).toEqual(["Short"]);
    expect(lines("Unbreakable Egg", 12)).toEqual(["Unbreakable", "Egg"]);
    expect(lines("長い名前のカード", 8)).toHaveLength(2);
  });

  it("of East Asian letters is wider", () => expect(wide("木")).toBeGreaterThan(wide("a")));

  it("is pressed together only where it is too long", () => {
    expect(pressed({ text: "King", x: 0, y: 0, size: 10, room: 90 })).toBeUndefined();
    expect(pressed({ text: "Unbreakable", x: 0, y: 0, size: 20, room: 90 })).toBe(90);
  });
});
