import { describe, expect, it } from "vitest";
import type { Plan, Plans, Region, Scene, Zone } from "../api/types";
import { behindPlate, compose, formOf, hasHand, hiderOf, hides, holdsAll, planFor, together, zonesIn } from "./plan";

const zone = (id: string, place: Zone["place"]): Zone => ({ id, place, cards: [] }) as unknown as Zone;
const region = (name: string, holds: Region["holds"]): Region => ({ name, holds, at: [0, 0, 10, 10] }) as Region;
const scene = {
  seats: [{}, {}, {}],
  boards: [{ id: "race" }],
  zones: [zone("r1", "middle"), zone("r2", "middle"), zone("hand2", { hand: 2 }), zone("hand0", { hand: 0 })],
} as unknown as Scene;

describe("the form of a window", () => {
  it.each([
    [1280, 800, "wide"],
    [390, 844, "tall"],
    [844, 390, "lying"],
    [820, 600, "tall"],
  ])("%i by %i is %s", (width, height, form) => expect(formOf(width, height)).toBe(form));
});

describe("a plan", () => {
  it("places zones by their patterns, plates by who looks, and boards by their names", () => {
    const plan = {
      regions: [
        region("rows", { zones: ["r*"] }),
        region("mine", { zones: ["hand@0"] }),
        region("left", { plate: 1 }),
        region("race", { board: "race" }),
        region("ask", "prompt"),
      ],
    } as Plan;
    const [rows, mine, left, race, ask] = compose(plan, scene, 2);
    expect(rows!.zones.map(({ id }) => id)).toEqual(["r1", "r2"]);
    expect(mine!.zones.map(({ id }) => id)).toEqual(["hand2"]);
    expect(left!.seat).toBe(0);
    expect(race!.board?.id).toBe("race");
    expect(ask!.zones).toEqual([]);
    expect(behindPlate(compose(plan, scene, 2), scene, 0).map(({ id }) => id)).toEqual(["hand0"]);
  });

  it("has a lower half for phones beside a shared screen, as long as all that is touched is there", () => {
    const rows: Region = { ...region("rows", { zones: ["r*"] }), at: [0, 100, 1000, 500] };
    const ask: Region = { ...region("ask", "prompt"), at: [0, 600, 1000, 200] };
    const hand: Region = {
      ...region("hand", { zones: ["hand@0"] }),
      at: [0, 800, 1000, 200],
      flow: "fan",
      room: [6, 1],
    };
    const half = planFor({ tall: { regions: [rows, ask, hand] } } as unknown as Plans, "hand");
    expect(half.regions.map(({ name, at }) => [name, ...at])).toEqual([
      ["ask", 0, 0, 1000, 270],
      ["hand", 0, 270, 1000, 730],
    ]);
    expect(half.regions[1]).toMatchObject({ flow: "grid", room: [2, 3] });
    expect(holdsAll(half, scene, 2, ["hand2"])).toBe(true);
    expect(holdsAll(half, scene, 2, ["hand2", "r1"])).toBe(false);
    expect([...zonesIn(half, scene, 2)]).toEqual(["hand2"]);
  });

  it("puts what stands beside a hand above it, and lays a book of two lines as one", () => {
    const ask: Region = { ...region("ask", "prompt"), at: [0, 600, 1000, 100] };
    const plate: Region = { ...region("plate", { plate: 0 }), at: [0, 700, 300, 300] };
    const book: Region = { ...region("book", { zones: ["a@0", "b@0"] }), at: [300, 700, 700, 300], flow: "lanes" };
    const plans = { tall: { regions: [ask, plate, { ...book, room: [8, 2] }] } } as unknown as Plans;
    const half = planFor(plans, "hand");
    expect(half.regions.slice(1).map(({ name, at }) => [name, ...at])).toEqual([
      ["plate", 0, 170, 1000, 70],
      ["book", 0, 245, 1000, 755],
    ]);
    expect(half.regions[2]).toMatchObject({ flow: "grid", room: [4, 4], joined: true });
  });

  it("has a hand only where one's own cards are held", () => {
    const won: Region = { ...region("won", { zones: ["won@0"] }), flow: "groups" };
    const hand: Region = { ...region("hand", { zones: ["hand@0"] }), flow: "fan" };
    const plans = (...regions: Region[]) => ({ tall: { regions } }) as unknown as Plans;
    expect(hasHand(plans(won))).toBe(false);
    expect(hasHand(plans(won, hand))).toBe(true);
  });

  it("shows on a plate in small what lies behind it", () => {
    const plate: Region = { ...region("left", { plate: 1 }), glimpses: ["hand@1"] };
    const [left] = compose({ regions: [plate] } as Plan, scene, 2);
    expect(left!.glimpses.map(({ id }) => id)).toEqual(["hand0"]);
    expect(behindPlate([left!], scene, 0).map(({ id }) => id)).toEqual(["hand0"]);
  });

  it("knows what regions take together", () => {
    const at = (name: string, at: Region["at"]): Region => ({ ...region(name, "prompt"), at });
    const plan = { regions: [at("pots", [700, 200, 250, 100]), at("fire", [720, 310, 200, 300])] } as Plan;
    expect(together(plan, "pots fire")).toEqual([700, 200, 250, 410]);
    expect(together(plan, "fire")).toEqual([720, 310, 200, 300]);
    expect(together(plan, "middle")).toBeUndefined();
  });

  it("knows behind which plate something is to be touched", () => {
    const placed = compose({ regions: [region("left", { plate: 1 })] } as Plan, scene, 2);
    expect(hides(placed, scene, 0, new Set(["hand0"]))).toBe(true);
    expect(hides(placed, scene, 1, new Set(["hand0"]))).toBe(false);
    expect(hides(placed, scene, 0, new Set())).toBe(false);
    const seats = [0, 1, 2].map((seat) => ({ seat }));
    const hider = (...things: string[]) => hiderOf(placed, { ...scene, seats } as unknown as Scene, new Set(things));
    expect(hider("hand0")).toBe(0);
    expect(hider("hand0", "r1")).toBe(null);
    expect(hider()).toBe(null);
  });
});
