// Cards that move from where they were to where they are, and chips that fly between holders. Only `transform` and `opacity`
// are animated, which the browser does without laying the page out again.

import type { Scene } from "../api/types";
import { flows, moves, type Flow, type Move } from "../table/moves";

const CARD_TIME = 420;
const CHIP_TIME = 600;
const CHIP_GAP = 70;
const MOST_CHIPS = 6;
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
  const now = new Map([...cards].map(([id, card]) => [id, card.getBoundingClientRect()]));
  for (const move of moves(before, after)) {
    const card = cards.get(move.to);
    const from = was.get(`card ${move.from}`) ?? was.get(`zone ${move.fromZone}`);
    if (card && from) flyCard(card, from, now.get(move.to)!, move);
  }
  const zones = places(root);
  for (const flow of flows(before, after)) flyChips(root, flow, zones);
}

function flyCard(card: HTMLElement, from: DOMRect, to: DOMRect, { turned }: Move): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const far = Math.hypot(dx, dy);
  if (far < 2 && !turned) return;
  const scale = to.width ? Math.min(from.width / to.width, 1.6) : 1;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const frames = turned
    ? [{ transform: `${start} perspective(600px) rotateY(90deg)` }, { transform: "perspective(600px) rotateY(0deg)" }]
    : [{ transform: start }, { transform: "none" }];
  card.animate(
    frames.map((frame) => ({ ...frame, transformOrigin: turned ? "center" : "0 0", zIndex: 10 })),
    { duration: far < 40 ? CARD_TIME / 2 : CARD_TIME, easing: EASE },
  );
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
