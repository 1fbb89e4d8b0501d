import { describe, expect, it } from "vitest";
import type { Board, CardFace, Changed, LogLine, Parts, Scene, SeatScene } from "../api/types";
import { apply, cueOf, type Known, NOTHING, sceneOf } from "./apply";

const label = { id: "label" };
const face = (text: string): CardFace => ({ text, suit: "acorn", name: label, rule: label });
const seat = (seat: number, score = 0): SeatScene => ({ seat, score, tokens: [] });
const head = { place: "middle", layout: "row", label } as const;
const line = (number: number, id: string): LogLine => ({ number, message: { id }, tone: "plain" });
const take = { action: "take r1", label };
const up = { id: "up", label: { id: "up" }, at: "a" };

const BANK: Board = {
  ...{ id: "bank", title: label },
  shows: { store: { count: 28, of: 50, token: "chip", vessel: "bowl" } },
};

/** Every kind of part there is, and the scene that they make. */
const PARTS: Parts = {
  "seat.0": seat(0),
  "seat.1": seat(1, 7),
  acting: [1],
  zones: ["b", "a"],
  "zone.a": head,
  "cards.a": { cards: [{ face: "5", chips: 2 }, { id: "r9", down: true }, { times: 2 }], aside: { line: label } },
  "zone.b": { ...head, layout: "pile" },
  "cards.b": { cards: [], tokens: [{ kind: "chip", count: 3, label }] },
  "slots.b": [{ label }],
  "face.5": face("5"),
  boards: ["values", "order", "bank"],
  "board.values": { id: "values", title: label, shows: { matrix: { look: "sheet", columns: [], rows: [] } } },
  "columns.values": [{ label }],
  "line.values.0": { head: { label }, cells: 2, lit: true },
  "cell.values.0.0": { number: 4 },
  "cell.values.0.1": { number: 5 },
  "cell.values.0.2": { number: 6 },
  "board.order": { id: "order", title: label, shows: { stations: { shelves: true, stations: [] } } },
  "station.order.0": { number: 1 },
  "station.order.1": { number: 2 },
  "board.bank": BANK,
  flags: [{ id: "flag" }],
  prompt: { id: "prompt" },
  tips: [{ id: "tip" }],
  choices: [{ ...take, ways: [["r1", "a"], ["r1", { id: "take" }], [up]] }],
  blocked: [{ touches: ["r2"], rule: "DB-22", reason: label }],
  sheet: { title: label, columns: [label] },
  "row.0": [1],
  "row.1": [2],
  sealed: "page 3",
};
const SCENE: Scene = {
  seats: [seat(0), { ...seat(1, 7), acting: true }],
  zones: [
    { id: "b", ...head, layout: "pile", cards: [], tokens: [{ kind: "chip", count: 3, label }], slots: [{ label }] },
    {
      ...{ id: "a", ...head, aside: { line: label } },
      cards: [{ id: "a.0", face: face("5"), chips: 2 }, { id: "r9", down: true }, { id: "a.2" }, { id: "a.3" }],
    },
  ],
  boards: [
    {
      ...{ id: "values", title: label },
      shows: {
        matrix: {
          look: "sheet",
          columns: [{ label }],
          rows: [{ head: { label }, cells: [{ number: 4 }, { number: 5 }], lit: true }],
        },
      },
    },
    {
      ...{ id: "order", title: label },
      shows: { stations: { shelves: true, stations: [{ number: 1 }, { number: 2 }] } },
    },
    BANK,
  ],
  links: [],
  flags: [{ id: "flag" }],
  prompt: { id: "prompt" },
  tips: [{ id: "tip" }],
  choices: [
    { ...take, touches: ["r1", "a"] },
    { ...take, touches: ["r1", { id: "take", label }] },
    { ...take, touches: [up] },
  ],
  blocked: [{ touches: ["r2"], rule: "DB-22", reason: label }],
  sheet: { title: label, columns: [label], rows: [[1], [2]] },
  log: [line(0, "begun")],
};
const WELCOME: Changed = { number: 1, set: PARTS, log: [line(0, "begun")] };

const told = (...changes: Partial<Changed>[]): Known =>
  [WELCOME, ...changes.map((change) => ({ number: 2, ...change }))].reduce(apply, NOTHING);
const shown = (...changes: Partial<Changed>[]) => sceneOf(told(...changes));

describe("what the server tells", () => {
  it("is the whole scene if everything is set", () => {
    expect(shown()).toEqual(SCENE);
    expect(told().parts.sealed).toBe("page 3");
  });

  it("has the steps of a moment beside its pictures", () => {
    const beat = { cue: { beads: { steps: [], at: 1 } } };
    const known = apply(told(), { ...beat, set: { beads: [label, label] } });
    expect(cueOf(beat, known).beads).toEqual({ steps: [label, label], at: 1 });
    expect(cueOf({ cue: {} }, known)).toEqual({});
  });

  it("is no scene before a game has begun", () => {
    expect(sceneOf(apply(NOTHING, { number: 0 }))).toBeNull();
  });

  it("leaves the rest as it was", () => {
    expect(shown({})).toEqual(SCENE);
  });

  it("leaves what was known before untouched", () => {
    const before = told();
    apply(before, { number: 2, set: { flags: [] }, gone: ["prompt"], log: [line(1, "more")] });
    expect(sceneOf(before)).toEqual(SCENE);
  });

  const [other, more] = [{ id: "other" }, { ...take, action: "take r2" }];
  it.each<[string, Parts, Partial<Scene>]>([
    ["a seat", { "seat.0": seat(0, 9) }, { seats: [seat(0, 9), SCENE.seats[1]!] }],
    ["whose turn it is", { acting: [0] }, { seats: [{ ...seat(0), acting: true }, seat(1, 7)] }],
    ["the order of the zones", { zones: ["a", "b"] }, { zones: [SCENE.zones[1]!, SCENE.zones[0]!] }],
    ["where a zone is", { "zone.b": head }, { zones: [{ ...SCENE.zones[0]!, layout: "row" }, SCENE.zones[1]!] }],
    [
      "what lies in a zone",
      { "cards.a": { cards: [{ face: "5" }] } },
      { zones: [SCENE.zones[0]!, { id: "a", ...head, cards: [{ id: "a.0", face: face("5") }] }] },
    ],
    [
      "the free places of a zone",
      { "slots.b": [{}] },
      { zones: [{ ...SCENE.zones[0]!, slots: [{}] }, SCENE.zones[1]!] },
    ],
    ["the flags", { flags: [other] }, { flags: [other] }],
    ["the prompt", { prompt: other }, { prompt: other }],
    ["the tips", { tips: [other] }, { tips: [other] }],
    ["the choices", { choices: [{ ...more, ways: [["r2"]] }] }, { choices: [{ ...more, touches: ["r2"] }] }],
    ["what is blocked", { blocked: [] }, { blocked: [] }],
    [
      "the head of the score sheet",
      { sheet: { title: other, columns: [label] } },
      { sheet: { ...SCENE.sheet!, title: other } },
    ],
    ["a row of the score sheet", { "row.1": [8] }, { sheet: { ...SCENE.sheet!, rows: [[1], [8]] } }],
    ["a further row of the score sheet", { "row.2": [8] }, { sheet: { ...SCENE.sheet!, rows: [[1], [2], [8]] } }],
  ])("changes %s and nothing else", (_, set, changed) => {
    expect(shown({ set })).toEqual({ ...SCENE, ...changed });
  });

  it.each<[string, Partial<Scene>]>([
    ["flags", { flags: [] }],
    ["prompt", { prompt: null }],
    ["tips", { tips: [] }],
    ["choices", { choices: [] }],
    ["blocked", { blocked: [] }],
    ["sheet", { sheet: null }],
    ["row.1", { sheet: { ...SCENE.sheet!, rows: [[1]] } }],
    ["seat.1", { seats: [seat(0)] }],
    ["zone.b", { zones: [SCENE.zones[1]!] }],
    ["zones", {}],
  ])("takes away %s", (name, changed) => {
    expect(shown({ gone: [name] })).toEqual(name === "zones" ? null : { ...SCENE, ...changed });
  });

  it("takes away the sealed choice", () => {
    expect(told({ gone: ["sealed"] }).parts.sealed).toBeUndefined();
  });

  it("shows a face that was told once wherever its text comes again, as it was told last", () => {
    const dear = { ...face("5"), rule: { id: "dear" } };
    const cards = (scene: Scene | null) =>
      scene?.zones.flatMap((zone) => zone.cards.flatMap((card) => card.face ?? []));
    expect(cards(shown({ set: { "cards.b": { cards: [{ face: "5" }] } } }))).toEqual([face("5"), face("5")]);
    expect(cards(shown({ set: { "face.5": dear } }))).toEqual([dear]);
  });

  it("takes lines of the log back before it adds new ones", () => {
    const after = shown({ log: [line(1, "a"), line(2, "b")] }, { log_keep: 1, log: [line(2, "c")] });
    expect(after?.log).toEqual([line(0, "begun"), line(1, "a"), line(2, "c")]);
  });
});
