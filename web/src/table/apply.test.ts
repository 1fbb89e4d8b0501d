import { describe, expect, it } from "vitest";
import type { CardFace, CardScene, Changed, ChangedZone, Scene, Sheet } from "../api/types";
import { apply, type Faces } from "./apply";

const label = { id: "label" };
const face = (text: string): CardFace => ({ text, suit: "acorn", name: label, rule: label });
const about = { place: "middle", layout: "row", label } as const;
const zone = (id: string, faces: (CardFace | undefined)[] = []) => {
  const card = (face: CardFace | undefined, n: number): CardScene => ({ id: `${id}.${n}`, ...(face && { face }) });
  return { ...about, id, cards: faces.map(card) };
};
const content = (id: string, faces: (string | undefined)[] = []): ChangedZone => ({
  id,
  cards: faces.map((face) => (face === undefined ? {} : { face })),
});
const sheet = (...numbers: number[]): Sheet => ({ title: label, columns: [label], rows: numbers.map((n) => [n]) });
const scene = (parts: Partial<Scene>): Scene => ({
  ...{ seats: [], zones: [], flags: [], prompt: null, tips: [], choices: [], blocked: [], sheet: null, log: [] },
  ...parts,
});
const changed = (parts: Partial<Changed>): Changed => ({ number: 1, ...parts });
const texts = ({ zones }: Scene) => zones.map(({ cards }) => cards.map((card) => card.face?.text ?? "back"));

describe("what has changed", () => {
  it("leaves the rest as it was", () => {
    const before = scene({ zones: [zone("a", [face("1")]), zone("b")], prompt: label, sheet: sheet(1) });
    expect(apply(before, changed({}), new Map())).toEqual(before);
    expect(apply(before, changed({ prompt: null, sheet: null }), new Map())).toMatchObject({
      prompt: null,
      sheet: null,
    });
  });

  it("shows a face that was told once wherever its text comes again", () => {
    const faces: Faces = new Map();
    const told = { faces: [face("5")], zones: [content("a", ["5", undefined])] };
    const first = apply(scene({ zones: [zone("a"), zone("b")] }), changed(told), faces);
    const second = apply(first, changed({ zones: [content("b", ["5"])] }), faces);
    expect(texts(second)).toEqual([["5", "back"], ["5"]]);
  });

  it("names a card by its place unless it has a name of its own", () => {
    const cards = [{ face: "5" }, { id: "r9" }, { down: true }];
    const after = apply(scene({ zones: [zone("a")] }), changed({ zones: [{ id: "a", cards }] }), new Map());
    expect(after.zones[0]?.cards.map(({ id }) => id)).toEqual(["a.0", "r9", "a.2"]);
  });

  it("leaves a zone where it was and called as it was unless that is told", () => {
    const before = scene({ zones: [{ ...zone("a"), note: label }] });
    const laid = apply(before, changed({ zones: [content("a", [undefined])] }), new Map());
    expect(laid.zones).toEqual([zone("a", [undefined])]);
    const another = { ...about, label: { id: "another" } };
    const renamed = apply(laid, changed({ zones: [{ ...another, ...content("a") }] }), new Map());
    expect(renamed.zones).toEqual([{ ...zone("a"), ...another }]);
  });

  it("shows a face as it was told last", () => {
    const faces: Faces = new Map([["5", face("5")]]);
    const dear = { ...face("5"), rule: { id: "dear" } };
    const after = apply(scene({ zones: [zone("a")] }), changed({ faces: [dear], zones: [content("a", ["5"])] }), faces);
    expect(after.zones).toEqual([zone("a", [dear])]);
  });

  it("puts zones where the order has them, and takes away those that it has not", () => {
    const before = scene({ zones: [zone("a"), zone("b"), zone("c")] });
    const after = apply(before, changed({ order: ["d", "c", "a"], zones: [{ ...about, ...content("d") }] }), new Map());
    expect(after.zones.map(({ id }) => id)).toEqual(["d", "c", "a"]);
  });

  it("changes single rows of the score sheet", () => {
    const after = apply(
      scene({ sheet: sheet(1, 2, 3) }),
      changed({ sheet_rows: [{ number: 1, row: [7] }] }),
      new Map(),
    );
    expect(after.sheet).toEqual(sheet(1, 7, 3));
  });

  it("takes lines of the log back before it adds new ones", () => {
    const line = (number: number, id: string) => ({ number, message: { id }, tone: "plain" as const });
    const before = scene({ log: [line(1, "a"), line(2, "b"), line(3, "c")] });
    const after = apply(before, changed({ log_keep: 1, log: [line(2, "d")] }), new Map());
    expect(after.log).toEqual([line(1, "a"), line(2, "d")]);
  });
});
