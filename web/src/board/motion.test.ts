// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardScene, Scene, Zone } from "../api/types";
import { animate, dealOut, places } from "./motion";

const card = (id: string, text: string): CardScene => ({ id, face: { text, suit: "s" } }) as CardScene;
const zone = (id: string, cards: CardScene[], place: Zone["place"] = "middle"): Zone =>
  ({ id, place, cards, label: { id } }) as Zone;
const scene = (...zones: Zone[]): Scene => ({ zones, boards: [], seats: [] }) as unknown as Scene;

/** A thing on the felt, so far from the left. */
const thing = (x: number, dataset: Record<string, string>, inside = ""): string => {
  const data = Object.entries(dataset).map(([name, value]) => `data-${name}="${value}"`);
  return `<div data-x="${x}" ${data.join(" ")}>${inside}</div>`;
};

/** What flew: the text of it, and how it flew. */
let flown: { element: Element; transform: string }[] = [];
const felt = (inside: string): HTMLElement => {
  document.body.innerHTML = `<main>${inside}</main>`;
  return document.querySelector("main")!;
};

beforeEach(() => {
  flown = [];
  Element.prototype.getBoundingClientRect = function () {
    const x = Number((this as HTMLElement).dataset.x ?? 0);
    return { x, y: 0, width: 100, height: 140 } as DOMRect;
  };
  Element.prototype.animate = vi.fn(function (this: Element, frames: Keyframe[]) {
    flown.push({ element: this, transform: frames.map(({ transform }) => transform).join(" to ") });
    return { onfinish: null, oncancel: null, cancel() {} } as unknown as Animation;
  }) as unknown as typeof Element.prototype.animate;
});
afterEach(() => vi.restoreAllMocks());

describe("a card", () => {
  it("that lies under an equal one is where that is", () => {
    const seen = places(felt(thing(0, { zone: "won" }, thing(50, { card: "won.1", under: "won.0 won.2" }))));
    expect(seen.get("card won.2")).toBe(seen.get("card won.1"));
    expect(seen.get("card won.1")!.rect.x).toBe(50);
  });

  it("flies from the group in which it was seen", () => {
    const before = scene(zone("won", [card("won.0", "9"), card("won.1", "9")]), zone("middle", []));
    const after = scene(zone("won", [card("won.0", "9")]), zone("middle", [card("middle.0", "9")]));
    const was = places(felt(thing(300, { zone: "won" }, thing(320, { card: "won.0", under: "won.1" }))));
    animate(felt(thing(320, { card: "won.0" }) + thing(20, { card: "middle.0" })), was, before, after);
    expect(flown.map(({ transform }) => transform)).toEqual(["translate(300px, 0px) scale(1) to none"]);
  });

  it("flies to the pile or the group in which it is not seen by itself", () => {
    for (const goal of [
      { card: "won.0", under: "won.1" },
      { card: "won.0", pile: "true" },
    ]) {
      flown = [];
      const before = scene(zone("won", [card("won.0", "9")]), zone("trick", [card("trick.0", "8")]));
      const after = scene(zone("won", [card("won.0", "9"), card("won.1", "8")]), zone("trick", []));
      const pile = (more: object) => thing(300, { zone: "won" }, thing(300, { card: "won.0", ...more }));
      const was = places(felt(pile({}) + thing(0, { zone: "trick" }, thing(10, { card: "trick.0" }, "eight"))));
      animate(felt(pile(goal)), was, before, after);
      expect(flown.map(({ element }) => element.textContent)).toEqual(["eight"]);
      expect(flown[0]!.transform).toContain("translate(290px, 0px)");
    }
  });

  it("flies to the plate of whoever has it where their side is not seen", () => {
    const before = scene(zone("trick", [card("trick.0", "8")]), zone("won1", [], { before: 1 }));
    const after = scene(zone("trick", []), zone("won1", [card("won1.0", "8")], { before: 1 }));
    const plate = thing(500, { zone: "seat1" });
    const was = places(felt(plate + thing(0, { zone: "trick" }, thing(10, { card: "trick.0" }, "eight"))));
    animate(felt(plate), was, before, after);
    expect(flown.map(({ element }) => element.textContent)).toEqual(["eight"]);
  });
});

it("at the beginning every card comes from the middle of the table, but for those in piles", () => {
  dealOut(felt(thing(300, { card: "hand.0" }) + thing(20, { card: "deck.0", pile: "true" })));
  expect(flown.map(({ element }) => (element as HTMLElement).dataset.card)).toEqual(["hand.0"]);
  expect(flown[0]!.transform).toContain("translate(-300px, 0px)");
});
