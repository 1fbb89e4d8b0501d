// Where each card of a region lies, in pixels. Sizes follow from the region's room and never from what lies there, so that a new
// card moves no other zone and a card has one size from the first deal to the last.

import type { CardFace, CardScene, Flow, Region, Trim, Zone } from "../api/types";
import type { PlannedRegion } from "./plan";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card, or several equal ones, and where it lies. */
export interface Lying {
  card: CardScene;
  x: number;
  y: number;
  /** How many lie there; more than one where equal cards lie on one another. */
  count: number;
  /** The names of those that lie under it, where it is one of several equal ones. */
  under: string[];
  /** How much of its width is seen: the next card may lie on the rest. */
  strip: number;
  /** How much of its height is seen. */
  drop: number;
}

/** Where a card of an opened line has gone, and how much of its width is seen there. */
export interface Opened {
  shift: number;
  strip: number;
}

/** A free place of a zone, by its number after the last card. */
export interface Free {
  place: number;
  x: number;
  y: number;
  /** How much of its height is seen: the next one may lie on the rest. */
  drop: number;
  /** How much of its upper part lies under the last card. */
  under: number;
}

export interface LaidZone {
  zone: Zone;
  /** All of it, with its name and what is said of it. */
  box: Box;
  label: Box | null;
  aside: Box | null;
  cards: Lying[];
  free: Free[];
  /** Room for an aside below each card. */
  tag: number;
}

export interface LaidRegion {
  /** The width of its cards. */
  width: number;
  zones: LaidZone[];
  /** The cards of all its zones lie in one line. */
  joined: boolean;
}

/** Cards are so many times as high as wide. */
export const HEIGHT = 1.4;
const GAP = 4;
const PAD = 4;
/** A card that is selected is lifted; a hand has room for it. */
const LIFT = 10;
/** So much of its width stays in sight of a card whose neighbour is seen whole. */
const LEAST_STRIP = 0.16;

/** The part of a box that a trim takes, and what is left. */
function cut(box: Box, trim: Trim | undefined, along: Box): [Box | null, Box] {
  if (!trim) return [null, box];
  const { edge, share } = trim;
  const { x, y, w, h } = box;
  const [dw, dh] = [(along.w * share) / 1000, (along.h * share) / 1000];
  switch (edge) {
    case "left":
      return [
        { x, y, w: dw, h },
        { x: x + dw, y, w: w - dw, h },
      ];
    case "right":
      return [
        { x: x + w - dw, y, w: dw, h },
        { x, y, w: w - dw, h },
      ];
    case "top":
      return [
        { x, y, w, h: dh },
        { x, y: y + dh, w, h: h - dh },
      ];
    case "bottom":
      return [
        { x, y: y + h - dh, w, h: dh },
        { x, y, w, h: h - dh },
      ];
  }
}

interface Cell {
  box: Box;
  label: Box | null;
  aside: Box | null;
  /** What is left for cards. */
  cards: Box;
}

/** A zone's box divided into its name, what is said of it, and its cards. Name and aside may share one line. */
function divide(region: Region, box: Box): Cell {
  const inner = { x: box.x + PAD, y: box.y + PAD, w: box.w - 2 * PAD, h: box.h - 2 * PAD };
  const [label, rest] = cut(inner, region.label, inner);
  if (region.label && region.aside && region.label.edge === region.aside.edge) {
    return { box, label, aside: label, cards: rest };
  }
  const [aside, cards] = cut(rest, region.aside, inner);
  return { box, label, aside, cards };
}

const inParts = (box: Box, n: number, k: number, down: boolean): Box =>
  down ? { ...box, y: box.y + (box.h * k) / n, h: box.h / n } : { ...box, x: box.x + (box.w * k) / n, w: box.w / n };

/** How many cards lie in a zone's line at the most, and how many lines there are. */
function roomOf({ flow, room: [across, down] }: Region): { across: number; down: number } {
  switch (flow) {
    case "lanes":
      return { across, down: 1 };
    case "columns":
      return { across: 1, down };
    case "piles":
      return { across: 1, down: 1 };
    default:
      return { across, down };
  }
}

/** The n-th cell of a grid, line by line. */
function cellOf(box: Box, across: number, down: number, n: number): Box {
  return inParts(inParts(box, down, Math.floor(n / across), true), across, n % across, false);
}

/** The boxes of the zones of a region. */
function boxes(region: Region, zones: readonly Zone[], box: Box): Box[] {
  const [across, down] = region.room;
  switch (region.flow) {
    case "lanes":
      return zones.map((_, n) => inParts(box, Math.max(down, zones.length), n, true));
    case "columns":
      return zones.map((_, n) => inParts(box, Math.max(across, zones.length), n, false));
    case "piles":
      return zones.map((_, n) => cellOf(box, across, down, n));
    case "grid":
      // Several zones have a cell each; one has all of them.
      return zones.length > 1 ? zones.map((_, n) => cellOf(box, across, down, n)) : zones.map(() => box);
    default:
      return zones.map((_, n) => inParts(box, zones.length, n, false));
  }
}

/** The width of a region's cards in a box for one of its zones. */
function cardWidth(region: Region, cell: Cell, tag: number): number {
  const { across, down } = roomOf(region);
  const { w, h } = cell.cards;
  const least = region.least / 100;
  const most: Record<Flow, () => number> = {
    lanes: () => Math.min(w / (1 + (across - 1) * least) - GAP, h / HEIGHT),
    columns: () => Math.min(w - GAP, h / (HEIGHT * (1 + (down - 1) * least))),
    grid: () => Math.min(w / across - GAP, (h / down - tag) / HEIGHT - GAP / 2),
    fan: () => Math.min(w / (1 + (across - 1) * least), (h - LIFT) / HEIGHT),
    groups: () => Math.min(w / (1 + (across - 1) * least), h / HEIGHT),
    piles: () => Math.min(w - GAP, h / HEIGHT),
  };
  return Math.max(8, Math.floor(most[region.flow]()));
}

/** How far the beginnings of cards in a line are apart. */
function stepOf(room: number, width: number, count: number): number {
  return count < 2 ? 0 : Math.min(width + GAP, (room - width) / (count - 1));
}

/** Cards of one number and suit are of one kind, whatever else is on them. */
function kindOf({ text, suit, rank, minor }: CardFace): string {
  return rank ? `${suit} ${rank} ${minor ?? ""}` : text;
}

/** Equal cards together, in the order in which the first of each comes. */
export function grouped(cards: readonly CardScene[]): { card: CardScene; under: string[] }[] {
  const groups = new Map<string, CardScene[]>();
  for (const card of cards) {
    const key = card.face ? `${kindOf(card.face)} ${card.down ?? false}` : "back";
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].map((group) => {
    // What is special about one of them is seen on top.
    const card = group.find(({ face }) => face?.badges) ?? group[0]!;
    return { card, under: group.filter((other) => other !== card).map(({ id }) => id) };
  });
}

function layLine(region: Region, zone: Zone, { cards: box }: Cell, width: number): Pick<LaidZone, "cards" | "free"> {
  const { across } = roomOf(region);
  const things = region.flow === "groups" ? grouped(zone.cards) : zone.cards.map((card) => ({ card, under: [] }));
  const fixed = region.flow === "lanes";
  const free = fixed ? Math.max(0, across - things.length) : (zone.slots?.length ?? 0);
  const count = things.length + free;
  const step = stepOf(box.w, width, fixed ? Math.max(across, count) : count);
  const used = count ? (count - 1) * step + width : 0;
  const left = fixed ? box.x : region.flow === "fan" ? box.x + (box.w - used) / 2 : box.x;
  const y = box.y + (region.flow === "fan" ? Math.max(0, box.h - width * HEIGHT) : (box.h - width * HEIGHT) / 2);
  return {
    cards: things.map(({ card, under }, n) => {
      const strip = n + 1 < things.length ? Math.min(width, step) : width;
      return { card, count: under.length + 1, under, strip, drop: width * HEIGHT, x: left + n * step, y };
    }),
    free: Array.from({ length: free }, (_, place) => ({
      place,
      x: left + (things.length + place) * step,
      y,
      drop: width * HEIGHT,
      under: 0,
    })),
  };
}

/**
 * A line of cards opened at one of them: it is seen whole, and the others make room between the first and the last, which stay.
 * A pointer on the strip of a card is on that card still when the line has opened there: nothing flickers.
 */
export function openedAt(cards: readonly Lying[], at: number, width: number): Opened[] {
  const others = cards.length - 2;
  const card = cards[at];
  if (!card || at > others || card.strip >= width) return cards.map(({ strip }) => ({ shift: 0, strip }));
  const [first, last] = [cards[0]!.x, cards.at(-1)!.x];
  const whole = Math.max(card.strip, Math.min(width, last - first - others * width * LEAST_STRIP));
  const step = others ? (last - first - whole) / others : 0;
  return cards.map(({ x, strip }, n) => ({
    shift: first + (n > at ? (n - 1) * step + whole : n * step) - x,
    strip: n === at ? whole : n > others ? strip : step,
  }));
}

function layColumn(region: Region, zone: Zone, { cards: box }: Cell, width: number): Pick<LaidZone, "cards" | "free"> {
  const [, down] = region.room;
  const height = width * HEIGHT;
  const step = stepOf(box.h, height - GAP, Math.max(down, zone.cards.length)) * (down > 1 ? 1 : 0);
  const x = box.x + (box.w - width) / 2;
  const free = Math.max(0, down - zone.cards.length);
  return {
    cards: zone.cards.map((card, n) => {
      const drop = n + 1 < zone.cards.length ? Math.min(height, step) : height;
      return { card, count: 1, under: [], strip: width, drop, x, y: box.y + n * step };
    }),
    free: Array.from({ length: free }, (_, place) => {
      const drop = place + 1 < free ? Math.min(height, step) : height;
      const under = zone.cards.length ? Math.max(0, height - (place + 1) * step) : 0;
      return { place, x, y: box.y + (zone.cards.length + place) * step, drop, under };
    }),
  };
}

function layPile(zone: Zone, { cards: box }: Cell, width: number): Pick<LaidZone, "cards" | "free"> {
  const x = box.x + (box.w - width) / 2;
  const y = box.y + (box.h - width * HEIGHT) / 2;
  const top = zone.cards[0];
  return {
    cards: top ? [{ card: top, count: zone.cards.length, under: [], strip: width, drop: width * HEIGHT, x, y }] : [],
    free: top ? [] : [{ place: 0, x, y, drop: width * HEIGHT, under: 0 }],
  };
}

function layGrid(
  region: Region,
  zone: Zone,
  { cards: box }: Cell,
  width: number,
  tag: number,
): Pick<LaidZone, "cards" | "free"> {
  const [across, down] = region.room;
  const total = Math.max(
    zone.cards.length,
    region.outlined ? across * down : zone.cards.length + (zone.slots?.length ?? 0),
  );
  const columns = Math.max(1, Math.min(across, total));
  const lines = Math.max(down, Math.ceil(total / across));
  const cell = { w: box.w / columns, h: box.h / lines };
  const at = (n: number) => ({
    x: box.x + (n % columns) * cell.w + (cell.w - width) / 2,
    y: box.y + Math.floor(n / columns) * cell.h + (cell.h - tag - width * HEIGHT) / 2,
  });
  return {
    cards: zone.cards.map((card, n) => ({ card, count: 1, under: [], strip: width, drop: width * HEIGHT, ...at(n) })),
    free: Array.from({ length: total - zone.cards.length }, (_, place) => ({
      place,
      drop: width * HEIGHT,
      under: 0,
      ...at(zone.cards.length + place),
    })),
  };
}

/** Zones that are held in one fan, without names that would part them, lie in one line: each card has more room. */
function layJoined(
  zones: readonly Zone[],
  lay: (zone: Zone) => Pick<LaidZone, "cards" | "free">,
): Pick<LaidZone, "cards" | "free">[] {
  const last = zones.at(-1)!;
  const line = lay({ ...last, cards: zones.flatMap(({ cards }) => cards) });
  let taken = 0;
  return zones.map((zone) => {
    const cards = line.cards.slice(taken, (taken += zone.cards.length));
    return { cards, free: zone === last ? line.free : [] };
  });
}

/** What the name of a region takes of its height. */
export const titleHeight = ({ title }: Region, { h }: { h: number }): number => ((title?.share ?? 0) * h) / 1000;

/** The room of a zone. Of several, each has one cell of the grid, unless they lie as one; a fan has room for all of them. */
function roomFor({ flow, room: [across, down] }: Region, zones: number, joined: boolean): Region["room"] {
  if (flow === "grid" && zones > 1 && !joined) return [1, 1];
  return flow === "fan" && joined ? [across * zones, down] : [across, down];
}

/** Lays the zones of a region out in a box of its size. */
export function layRegion(plan: PlannedRegion, zones: readonly Zone[], size: { w: number; h: number }): LaidRegion {
  const title = titleHeight(plan, size);
  const whole: Box = { x: 0, y: title, w: size.w, h: size.h - title };
  const tag = ((plan.tags ?? 0) * size.h) / 1000;
  const places = boxes(plan, zones, whole);
  const [own] = places;
  const joined = (plan.joined || plan.flow === "fan") && !plan.label && zones.length > 1;
  const room = roomFor(plan, zones.length, joined);
  const region: Region = { ...plan, room };
  const line = divide(region, joined ? whole : (own ?? whole));
  const width = cardWidth(region, line, tag);
  const lines: Record<Flow, (zone: Zone, cell: Cell) => Pick<LaidZone, "cards" | "free">> = {
    lanes: (zone, cell) => layLine(region, zone, cell, width),
    fan: (zone, cell) => layLine(region, zone, cell, width),
    groups: (zone, cell) => layLine(region, zone, cell, width),
    columns: (zone, cell) => layColumn(region, zone, cell, width),
    piles: (zone, cell) => layPile(zone, cell, width),
    grid: (zone, cell) => layGrid(region, zone, cell, width, tag),
  };
  const cells = places.map((box) => divide(region, box));
  const laid = joined
    ? layJoined(zones, (zone) => lines[region.flow](zone, line))
    : zones.map((zone, n) => lines[region.flow](zone, cells[n]!));
  return { width, joined, zones: zones.map((zone, n) => ({ zone, tag, ...cells[n]!, ...laid[n]! })) };
}
