// How the parts of a face are laid out for a size, on a card that is 100 wide and 140 high.

import type { CardFace } from "../api/types";

/** From these widths in pixels on there is more to see. */
const SMALL = 40;
const NORMAL = 76;
const LARGE = 108;

export interface LaidFace {
  /** The size of the number in the corner, and how wide it may be. */
  corner: number;
  rankRoom: number;
  picture: { x: number; y: number; size: number } | null;
  mark: { x: number; y: number; size: number } | null;
  worth: { x: number; y: number; r: number; ring: boolean };
  badge: number;
  /** Where the left edge is free below number and suit. */
  below: number;
  band: { y: number; height: number } | null;
  strip: number | null;
  gist: boolean;
}

/** How wide a text is, in letters: those of East Asian scripts count twice. */
export function wide(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uff60]/.test(letter) ? 1.85 : 1), 0);
}

/** A name in one line, or in two where it is too long for one and can be parted. */
export function lines(text: string, most: number): string[] {
  if (wide(text) <= most) return [text];
  const words = text.split(" ");
  let best: [string, string] | null = null;
  for (let n = 1; n < words.length; n++) {
    const parts: [string, string] = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    if (!best || Math.max(...parts.map(wide)) < Math.max(...best.map(wide))) best = parts;
  }
  return best ?? [text];
}

/** `tucked`: another card lies on its right side. */
export function layFace(face: CardFace, width: number, tucked = false): LaidFace {
  const cornered = !!face.rank || !!face.cost;
  const hasWorth = face.worth !== undefined && face.worth !== null;
  const ring = hasWorth && !cornered;
  const crowded = (hasWorth && cornered) || !!face.badges?.length || tucked;
  if (width < SMALL) return mini(cornered, hasWorth);
  const corner = width < NORMAL ? 40 : 32;
  const badge = width < NORMAL ? 24 : 19;
  const markSize = width < NORMAL ? 26 : 22;
  const mark = !crowded
    ? { x: 94 - markSize, y: 6, size: markSize }
    : face.cost && !tucked
      ? { x: 50 - markSize / 2, y: 6, size: markSize }
      : { x: 6, y: corner + (face.minor ? corner * 0.6 : 0) + 8, size: markSize * 0.9 };
  const worth = ring
    ? { x: 6 + corner * 0.45, y: 6 + corner * 0.45, r: corner * 0.45, ring }
    : { x: 94 - corner * 0.42, y: 6 + corner * 0.42, r: corner * 0.42, ring };
  const shared = { corner, badge, mark, worth, below: mark.y + mark.size + 2, rankRoom: crowded ? 56 : 64 };
  if (width < NORMAL) {
    const strip = face.strip?.length ? 118 : null;
    return { ...shared, picture: { x: 10, y: strip ? 38 : 46, size: 80 }, band: null, strip, gist: false };
  }
  const gist = width >= LARGE && !!face.gist;
  const band = gist ? { y: 96, height: 43 } : { y: 116, height: 22 };
  const strip = face.strip?.length ? band.y - 19 : null;
  const top = 36;
  const room = (strip ?? band.y) - top - 2;
  const size = Math.min(82, room);
  return {
    ...shared,
    picture: { x: 50 - size / 2 + (face.minor ? 6 : 0), y: top + (room - size) / 2, size },
    band,
    strip,
    gist,
  };
}

/** A thumbnail: the number and the suit, as large as they can be. */
function mini(cornered: boolean, hasWorth: boolean): LaidFace {
  return {
    corner: 58,
    rankRoom: 88,
    picture: cornered || hasWorth ? null : { x: 8, y: 30, size: 84 },
    mark: { x: 22, y: 74, size: 56 },
    worth: { x: 50, y: 36, r: 30, ring: !cornered },
    badge: 30,
    below: 104,
    band: null,
    strip: null,
    gist: false,
  };
}
