// Where a bubble is put so that it covers nothing that matters.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function inside(box: Box, room: Box): Box {
  const x = Math.max(EDGE, Math.min(box.x, room.width - box.width - EDGE));
  const y = Math.max(EDGE, Math.min(box.y, room.height - box.height - EDGE));
  return { ...box, x, y };
}

/** Beside `target`, on the side where it covers least of what is to be seen or touched; in the middle without a target. */
export function placeBubble(bubble: Box, target: Box | null, room: Box, covered: readonly Box[]): Box {
  const centre = { x: (room.width - bubble.width) / 2, y: (room.height - bubble.height) / 2 };
  if (!target) return inside({ ...bubble, ...centre }, room);
  const [midX, midY] = [target.x + (target.width - bubble.width) / 2, target.y + (target.height - bubble.height) / 2];
  const [left, right] = [target.x - GAP - bubble.width, target.x + target.width + GAP];
  const [above, below] = [target.y - GAP - bubble.height, target.y + target.height + GAP];
  const spots = [
    { x: midX, y: above },
    { x: midX, y: below },
    { x: right, y: midY },
    { x: left, y: midY },
    { x: left, y: above },
    { x: right, y: above },
    { x: left, y: below },
    { x: right, y: below },
  ].map((spot) => inside({ ...bubble, ...spot }, room));
  const cost = (spot: Box) => [target, ...covered].reduce((sum, box) => sum + overlap(spot, box), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
