import { describe, expect, it } from "vitest";
import type { CardFace, CardScene, Changed, Scene, Sheet } from "../api/types";
import { apply, type Faces } from "./apply";

const label = { id: "label" };
const face = (text: string): CardFace => ({ text, suit: "acorn", name: label, rule: label });
const content = <Face>(id: string, faces: (Face | undefined)[]): { id: string; cards: CardScene<Face>[] } => ({
  id,
  cards: faces.map((face, n) => (face === undefined ? { id: `${id}.${n}` } : { id: `${id}.${n}`, face })),
});
const about = { place: "middle", layout: "row", label } as const;
const zone = <Face>(id: string, faces: (Face | undefined)[] = []) => ({ ...about, ...content(id, faces) });
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

  it("shows a face that was told once wherever its number comes again", () => {
    const faces: Faces = new Map();
    const told = { faces: [{ number: 0, face: face("5") }], zones: [zone("a", [0, undefined])] };
    const first = apply(scene({ zones: [zone("a"), zone("b")] }), changed(told), faces);
    const second = apply(first, changed({ zones: [zone("b", [0])] }), faces);
    expect(texts(second)).toEqual([["5", "back"], ["5"]]);
  });

  it("leaves a zone where it was and called as it was unless that is told", () => {
    const before = scene({ zones: [{ ...zone<CardFace>("a"), note: label }] });
    const laid = apply(before, changed({ zones: [content<number>("a", [undefined])] }), new Map());
    expect(laid.zones).toEqual([zone("a", [undefined])]);
    const renamed = { ...zone<number>("a"), label: { id: "another" } };
    expect(apply(laid, changed({ zones: [renamed] }), new Map()).zones).toEqual([renamed]);
  });

  it("keeps what lies there when a number is given to another face", () => {
    const faces: Faces = new Map([[0, face("5")]]);
    const first = apply(scene({ zones: [zone("a"), zone("b")] }), changed({ zones: [zone("a", [0])] }), faces);
    const anew = { faces: [{ number: 0, face: face("-1") }], zones: [zone("b", [0])] };
    expect(texts(apply(first, changed(anew), faces))).toEqual([["5"], ["-1"]]);
  });

  it("puts zones where the order has them, and takes away those that it has not", () => {
    const before = scene({ zones: [zone("a"), zone("b"), zone("c")] });
    const after = apply(before, changed({ order: ["d", "c", "a"], zones: [zone("d")] }), new Map());
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
