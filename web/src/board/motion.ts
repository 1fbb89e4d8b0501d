// Cards that move from where they were to where they are, and chips that fly between holders. Only `transform` and `opacity`
// are animated, which the browser does without laying the page out again.

import type { Scene } from "../api/types";
import { flows, moves, type Flow, type Move } from "../table/moves";

const CARD_TIME = 420;
const CHIP_TIME = 600;
const CHIP_GAP = 70;
const MOST_CHIPS = 6;
/** Less than this far, in pixels, is no way to go. */
const LEAST_WAY = 2;
const EASE = "cubic-bezier(0.25, 0.8, 0.3, 1)";

/** Where everything was. */
export type Places = Map<string, DOMRect>;

/** Whoever asked their device for less motion gets none. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const { card, zone } = element.dataset;
    found.set(card ? `card ${card}` : `zone ${zone}`, element.getBoundingClientRect());
  }
  return found;
}

/** Shows how one scene became another. The page shows the second already; `was` tells where things were in the first. */
export function animate(root: HTMLElement, was: Places, before: Scene, after: Scene): void {
  const cards = new Map(
    [...root.querySelectorAll<HTMLElement>("[data-card]")].map((card) => [card.dataset.card!, card]),
  );
  // All is measured before anything starts to fly: a flight in between would make the browser lay the table out again.
  const homes = new Map([...cards].map(([id, card]) => [id, home(card)]));
  const zones = places(root);
  for (const move of moves(before, after)) {
    const card = cards.get(move.to);
    const from = was.get(`card ${move.from}`) ?? was.get(`zone ${move.fromZone}`);
    if (card && from) flyCard(card, from, homes.get(move.to)!, move);
  }
  for (const flow of flows(before, after)) flyChips(root, flow, zones);
}

/** Where a card belongs, even if it is still on its way there: what it lies in does not fly. */
function home(card: HTMLElement): Spot {
  if (!flights.has(card)) return card.getBoundingClientRect();
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
  const [start, end] = [zones.get(`zone ${from}`), zones.get(`zone ${to}`)];
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
