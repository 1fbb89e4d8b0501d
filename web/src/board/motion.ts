// Cards that move from where they were to where they are, and chips that fly between holders. Only `transform` and `opacity`
// are animated, which the browser does without laying the page out again.

import type { Scene } from "../api/types";
import { flows, moves, type Flow, type Move } from "../table/moves";
import { HEIGHT } from "./lay";

const CARD_TIME = 420;
const CHIP_TIME = 600;
/** Within this time all cards of the first deal have set out. */
const DEAL_TIME = 800;
/** What has set out arrives after this long. */
export const ARRIVAL = CHIP_TIME;
const CHIP_GAP = 70;
const MOST_CHIPS = 6;
const MOST_GHOSTS = 12;
/** Less than this far, in pixels, is no way to go. */
const LEAST_WAY = 2;
const EASE = "cubic-bezier(0.25, 0.8, 0.3, 1)";

/** Something that was seen, and where. */
interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

/** Where everything was: `card ID`, `zone ID`, and `pile ID` for the pile that a zone is. */
export type Places = Map<string, Seen>;

/** Whoever asked their device for less motion gets none. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Cards that lie under an equal one are where that is. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const { card, zone, under, pile } = element.dataset;
    const seen = { rect: element.getBoundingClientRect(), element };
    if (card === undefined) found.set(`zone ${zone}`, seen);
    else for (const id of [card, ...(under?.split(" ") ?? [])]) found.set(`card ${id}`, seen);
    if (pile) found.set(`pile ${element.closest<HTMLElement>("[data-zone]")?.dataset.zone}`, seen);
  }
  return found;
}

/** Where a zone is seen: as a pile, with its cards side by side, or behind the plate of whose it is. */
function zoneIn(seen: Places, scene: Scene, id: string): Seen | undefined {
  const place = scene.zones.find((zone) => zone.id === id)?.place;
  const owner = typeof place === "object" ? ("hand" in place ? place.hand : place.before) : undefined;
  return seen.get(`pile ${id}`) ?? seen.get(`zone ${id}`) ?? seen.get(`zone seat${owner}`);
}

/** Shows how one scene became another. The page shows the second already; `was` tells where things were in the first. */
export function animate(root: HTMLElement, was: Places, before: Scene, after: Scene): void {
  // All is measured before anything starts to fly: a flight in between would make the browser lay the table out again.
  const now = places(root);
  const homes = new Map([...now].map(([id, { element, rect }]) => [id, flights.has(element) ? home(element) : rect]));
  const frame = root.getBoundingClientRect();
  const corner = { x: frame.x + root.clientLeft, y: frame.y + root.clientTop };
  let ghosts = 0;
  for (const move of moves(before, after)) {
    const card = now.get(`card ${move.to}`);
    const old = was.get(`card ${move.from}`);
    const from = old?.rect ?? middle(zoneIn(was, before, move.fromZone)?.rect, card?.rect.width);
    if (!from) continue;
    if (card?.element.dataset.card === move.to) flyCard(card.element, from, homes.get(`card ${move.to}`)!, move);
    else if (old && move.fromZone !== move.toZone && ghosts < MOST_GHOSTS) {
      // It is not seen by itself any more: what was seen of it flies to where it has gone.
      const to = card ?? zoneIn(now, after, move.toZone);
      if (to) ghosts += flyGhost(root, old, to, corner);
    }
  }
  for (const flow of flows(before, after)) flyChips(root, flow, now);
}

/** Everything is laid out from the middle of the table, one thing after the other. */
export function dealOut(root: HTMLElement): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]:not([data-pile])")];
  const laid = cards.map((card) => ({ card, to: card.getBoundingClientRect() }));
  const { x, y } = middle(root.getBoundingClientRect())!;
  laid.forEach(({ card, to }, n) => {
    const start = `translate(${x - to.x - to.width / 2}px, ${y - to.y - to.height / 2}px) scale(0.5)`;
    const flight = card.animate(
      [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }],
      {
        duration: CARD_TIME,
        delay: (n * DEAL_TIME) / laid.length,
        easing: EASE,
        fill: "backwards",
      },
    );
    flights.set(card, { flight, to });
    flight.onfinish = flight.oncancel = () => flights.delete(card);
  });
}

/** The middle of a place, for something of a width. */
function middle(rect: DOMRect | undefined, width = 0): Spot | undefined {
  return rect && { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - width * HEIGHT) / 2, width };
}

/** What was seen of a card, on its way to where it is one of several. Says how many flew. */
function flyGhost(root: HTMLElement, { rect, element }: Seen, to: Seen, corner: { x: number; y: number }): number {
  if (element.isConnected) return 0;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  // A plate or a board is no card: there it grows small.
  const width = to.element.dataset.card ? to.rect.width : rect.width / 3;
  const end = to.element.dataset.card ? to.rect : middle(to.rect, width)!;
  const [left, top] = [`${rect.x - corner.x}px`, `${rect.y - corner.y}px`];
  Object.assign(ghost.style, { left, top, translate: "none", zIndex: "15" });
  root.append(ghost);
  const goal = `translate(${end.x - rect.x}px, ${end.y - rect.y}px) scale(${width / rect.width})`;
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: goal }].map((frame) => ({ ...frame, transformOrigin: "0 0" })),
    { duration: CARD_TIME, easing: EASE, fill: "forwards" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
  return 1;
}

/** Where a card belongs that is still on its way there: what it lies in does not fly. */
function home(card: HTMLElement): Spot {
  const { x, y } = card.offsetParent!.getBoundingClientRect();
  return { x: x + card.offsetLeft, y: y + card.offsetTop, width: card.offsetWidth };
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Cards on their way, and where to. */
const flights = new WeakMap<HTMLElement, { flight: Animation; to: Spot }>();

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function flyCard(card: HTMLElement, from: Spot, to: Spot, { from: was, to: is, turned }: Move): void {
  // Somebody has it in their hand.
  if (card.style.transform) return;
  const under = flights.get(card);
  if (under && was === is && !turned && apart(under.to, to) < LEAST_WAY) return;
  // Two flights of one card would keep the browser from moving it without the page's help.
  under?.flight.cancel();
  const far = apart(from, to);
  if (far < LEAST_WAY && !turned) return;
  const scale = to.width ? Math.min(from.width / to.width, 1.6) : 1;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const frames = turned
    ? [{ transform: `${start} perspective(600px) rotateY(90deg)` }, { transform: "perspective(600px) rotateY(0deg)" }]
    : [{ transform: start }, { transform: "none" }];
  const flight = card.animate(
    frames.map((frame) => ({ ...frame, transformOrigin: turned ? "center" : "0 0", zIndex: 10 })),
    { duration: far < 40 ? CARD_TIME / 2 : CARD_TIME, easing: EASE },
  );
  flights.set(card, { flight, to });
  flight.onfinish = flight.oncancel = () => flights.get(card)?.flight === flight && flights.delete(card);
}

function flyChips(root: HTMLElement, { kind, from, to, count }: Flow, zones: Places): void {
  const [start, end] = [zones.get(`zone ${from}`)?.rect, zones.get(`zone ${to}`)?.rect];
  const picture = root.querySelector(`[data-token="${CSS.escape(kind)}"] svg`);
  if (!start || !end || !picture) return;
  for (let n = 0; n < Math.min(count, MOST_CHIPS); n++) flyChip(picture, start, end, n * CHIP_GAP);
}

function flyChip(picture: Element, start: DOMRect, end: DOMRect, delay: number): void {
  const chip = picture.cloneNode(true) as SVGElement;
  chip.setAttribute(
    "style",
    "position:fixed;left:0;top:0;width:28px;height:28px;z-index:30;pointer-events:none;opacity:0",
  );
  document.body.append(chip);
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2 - 14, y: rect.y + rect.height / 2 - 14 });
  const [a, b] = [middle(start), middle(end)];
  const top = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 30 };
  const at = (point: { x: number; y: number }, scale: number) =>
    `translate(${point.x}px, ${point.y}px) scale(${scale})`;
  const flight = chip.animate(
    [
      { transform: at(a, 0.8), opacity: 1 },
      { transform: at(top, 1.25), opacity: 1 },
      { transform: at(b, 0.8), opacity: 1 },
    ],
    { duration: CHIP_TIME, delay, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => chip.remove();
}
