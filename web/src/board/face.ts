// How the parts of a face are laid out for a size and for what is in sight of it, on a card that is 100 wide and 140 high.

import type { CardFace } from "../api/types";

/** From these widths in pixels on there is more to see. */
const SMALL = 40;
export const NORMAL = 76;
const LARGE = 108;
/** A card of which less than this is in sight is a tab: its parts stand one below the other. */
export const TAB = 75;
/** Of a card that is covered from below less than this is in sight. */
const COVERED = 100;
/** How wide a letter is, and how far letters may be pressed together. */
const LETTER = 0.55;
const PRESSED = 0.84;
/** Names need not be larger than this, in pixels. */
const LARGEST_NAME = 18;

/** What is in sight of a card, and how much of its lower edge is kept for words on it, in hundredths of its width. */
export interface Sight {
  across: number;
  down: number;
  foot: number;
  /** Something lies on its upper right corner. */
  capped: boolean;
}

export const WHOLE: Sight = { across: 100, down: 140, foot: 0, capped: false };

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Words on one line: where they begin or have their middle, and how wide they may be. */
export interface Written extends Square {
  text: string;
  room: number;
}

export interface LaidFace {
  rank: Written | null;
  /** The letter that belongs to the rank. */
  minor: Square | null;
  cost: Square | null;
  picture: Square | null;
  mark: Square | null;
  worth: { x: number; y: number; r: number; ring: boolean } | null;
  badges: Square[];
  band: { y: number; names: Written[]; gist: Written[] } | null;
  /** The upper edge of the strip of signs. */
  strip: number | null;
}

/** What a face says in words, in the reader's language. */
export interface Told {
  name: string;
  gist: string;
}

/** How wide a text is, in letters: those of East Asian scripts count twice. */
export function wide(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uff60]/.test(letter) ? 1.85 : 1), 0);
}

/** The words of a text with the gaps behind them; where a script has none, as a reader would part it. */
function words(text: string): string[] {
  if (text.includes(" ") || typeof Intl.Segmenter === "undefined") return text.split(/(?<= )/);
  return [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].map(({ segment }) => segment);
}

/** A name in one line, or in two where it is too long for one and can be parted. */
export function lines(text: string, most: number): string[] {
  if (wide(text) <= most) return [text];
  const parts = words(text);
  let best: [string, string] | null = null;
  for (let n = 1; n < parts.length; n++) {
    const halves: [string, string] = [parts.slice(0, n).join("").trim(), parts.slice(n).join("").trim()];
    if (!best || Math.max(...halves.map(wide)) < Math.max(...best.map(wide))) best = halves;
  }
  return best ?? [text];
}

/** How wide a text of a size wants to be. */
const length = (text: string, size: number) => wide(text) * size * LETTER;

/** The size of letters that fit, at the most `size`. */
const letters = (text: string, size: number, room: number) =>
  Math.min(size, room / (Math.max(1, wide(text)) * LETTER * PRESSED));

/** How a name is written where there is so much room: large, in two lines, or not at all. */
function titled(name: string, room: number, most: number): { lines: string[]; size: number } | null {
  const fits = (text: string, size: number) => length(text, size) * PRESSED <= room;
  const [one, two] = [Math.min(15, most), Math.min(13, most)];
  if (fits(name, one)) return { lines: [name], size: one };
  const parted = lines(name, 0);
  if (parted.length > 1 && parted.every((line) => fits(line, two))) return { lines: parted, size: two };
  // A card that is seen whole says its name whatever its length.
  return room > 90 ? { lines: parted, size: parted.length > 1 ? two : one } : null;
}

/** The parts of a face for a card of so many pixels. */
export function layFace(face: CardFace, told: Told, width: number, sight: Sight = WHOLE): LaidFace {
  if (sight.across < TAB) return layTab(face, width, sight);
  if (width < SMALL) return layThumbnail(face);
  return layWhole(face, told, width, sight);
}

const hasWorth = ({ worth }: CardFace) => worth !== undefined && worth !== null;

/** Number and suit, as large as they can be. */
function layThumbnail(face: CardFace): LaidFace {
  const cornered = !!face.rank || !!face.cost;
  const rank = face.rank ? { text: face.rank, x: 7, y: 53, size: 58, room: 88 } : null;
  return {
    rank: face.cost ? null : rank,
    minor: face.minor ? { x: 56, y: 53, size: 34 } : null,
    cost: face.cost ? { x: 3, y: 3, size: 58 } : null,
    picture: cornered || hasWorth(face) ? null : { x: 8, y: 30, size: 84 },
    mark: { x: 22, y: 74, size: 56 },
    worth: hasWorth(face) && !cornered ? { x: 50, y: 36, r: 30, ring: true } : null,
    badges: [],
    band: null,
    strip: null,
  };
}

/** A tab: rank, picture, suit and badges below one another, as wide as what is in sight. */
function layTab(face: CardFace, width: number, { across, foot }: Sight): LaidFace {
  const [left, inner] = [5, Math.max(10, across - 9)];
  const floor = 136 - foot;
  const corner = width < NORMAL ? 40 : 34;
  const rank = !face.cost && face.rank ? face.rank : "";
  const size = letters(rank, corner, inner);
  const beside = length(rank, size) + size * 0.4 <= inner;
  const minor = rank && face.minor ? (beside ? "beside" : "below") : null;
  let y = 5;
  const take = (height: number): number => {
    y += height;
    return y - height;
  };
  const rankAt = rank ? { text: rank, x: left + 1, y: take(size * 0.92) + size * 0.78, size, room: inner } : null;
  const minorAt =
    minor === "beside"
      ? { x: left + 1 + length(rank, size), y: rankAt!.y, size: size * 0.58 }
      : minor
        ? { x: left + 2, y: take(size * 0.5) + size * 0.42, size: size * 0.58 }
        : null;
  const sealed = Math.min(corner, inner);
  const costAt = face.cost ? { x: left - 2, y: take(sealed) - 2, size: sealed / 1.15 } : null;
  const r = sealed * 0.45;
  const worth = hasWorth(face) ? { x: left + r, y: take(r * 2 + 3) + r, r, ring: !rank && !face.cost } : null;

  const badges = face.badges?.length ?? 0;
  const badge = Math.min(18, inner);
  const markSize = Math.min(width < NORMAL ? 26 : 22, inner);
  const inRow = markSize + badges * badge <= inner;
  const signs = markSize + 2 + (badges && !inRow ? badge + 2 : 0);
  const room = floor - y;
  const most = Math.min(inner + 4, 66);
  // Where there is not enough room for both, the picture tells the suit.
  const marked = width < SMALL || room - signs >= most * 0.7;
  const picture = width < SMALL ? 0 : Math.min(most, room - (marked ? signs : 2));
  const slack = Math.max(0, room - picture - (marked ? signs : 2));
  y += Math.min(4, slack / 3);
  const pictureAt = picture < 12 ? null : { x: left + (inner - picture) / 2, y: take(picture + 2), size: picture };
  y += Math.min(5, slack / 3);
  const row = inRow ? markSize + badges * badge : markSize;
  const mark = marked ? { x: left + (inner - row) / 2, y: take(markSize + 2), size: markSize } : null;
  const step = inRow ? badge : Math.min(badge, (inner - badge) / Math.max(1, badges - 1));
  const from = inRow ? left + (inner - row) / 2 + markSize : left + (inner - badge - (badges - 1) * step) / 2;
  const badgesY = mark && inRow ? mark.y + (markSize - badge) / 2 : y;
  return {
    rank: rankAt,
    minor: minorAt,
    cost: costAt,
    picture: pictureAt,
    mark,
    worth,
    badges: Array.from({ length: badges }, (_, n) => ({ x: from + n * step, y: badgesY, size: badge })),
    band: null,
    strip: null,
  };
}

/** All of it. What stands at the right stands within what is in sight. */
function layWhole(face: CardFace, told: Told, width: number, { across, down, foot, capped }: Sight): LaidFace {
  const right = across > 96 ? 100 : across - 1;
  const covered = down < COVERED;
  const cornered = !!face.rank || !!face.cost;
  const ring = hasWorth(face) && !cornered;
  const badges = face.badges?.length ?? 0;
  const crowded = (hasWorth(face) && cornered) || badges > 0 || covered || capped;
  const corner = width < NORMAL ? 40 : 32;
  const badge = width < NORMAL ? 24 : 19;
  const markSize = width < NORMAL ? 26 : 22;
  const below = corner + (face.minor ? corner * 0.6 : 0) + 8;
  const mark = !crowded
    ? { x: right - 6 - markSize, y: 6, size: markSize }
    : face.cost
      ? { x: (corner + 3 + right - corner - markSize) / 2, y: 7, size: markSize }
      : { x: 6, y: below, size: markSize * 0.9 };
  const r = corner * (ring ? 0.45 : 0.42);
  const room = Math.min(64, right - markSize - 14);
  const size = letters(face.rank ?? "", corner, room);
  const parts = {
    rank: face.rank && !face.cost ? { text: face.rank, x: 7, y: size * 0.86 + 3, size, room } : null,
    minor: face.minor ? { x: 9, y: corner * 1.45 + 3, size: corner * 0.58 } : null,
    cost: face.cost ? { x: 3, y: 3, size: corner } : null,
    mark,
    worth: hasWorth(face) ? { x: ring ? 6 + r : right - 6 - r, y: 6 + r, r, ring } : null,
    badges: Array.from({ length: badges }, (_, n) => ({
      x: right - 4 - badge - (badges - 1 - n) * badge * 0.95,
      y: 4,
      size: badge,
    })),
  };
  const band = width < NORMAL ? null : layBand(told, width, right, foot);
  // On a small card words may lie on the lower edge of the picture.
  const end = band ? band.y : 136 - foot / 2;
  const strip = face.strip?.length ? end - 19 : null;
  return {
    ...parts,
    band,
    strip,
    picture: layPicture(strip ?? end, right, corner, covered ? down : null, !!face.minor),
  };
}

/** The picture has what is left; on a card that is covered from below it stands beside the number. */
function layPicture(end: number, right: number, corner: number, covered: number | null, minor: boolean): Square {
  if (covered !== null) {
    const size = Math.min(right - corner * 0.8 - 4, end - 8, Math.max(covered + 8, 50));
    return { x: right - 3 - size, y: 5, size };
  }
  const top = corner + 4;
  const size = Math.min(right - 8, 86, end - top - 2);
  return { x: (right - size) / 2 + (minor ? 5 : 0), y: top + (end - top - size) / 2, size };
}

/** The name at the foot, and on large cards what it does in a few words. */
function layBand(told: Told, width: number, right: number, foot: number): LaidFace["band"] {
  const room = right - 8;
  const title = titled(told.name, room, (LARGEST_NAME * 100) / width);
  if (!title) return null;
  const gist = width >= LARGE && told.gist ? lines(told.gist, 17) : [];
  const { size } = title;
  const height = title.lines.length * (size + 1) + gist.length * 10.5 + 6;
  const y = 138.5 - foot - height;
  const written = (text: string, at: number, size: number): Written => ({ text, x: right / 2, y: at, size, room });
  const names = title.lines.map((line, n) => written(line, y + 2 + size * 0.9 + n * (size + 1), size));
  const under = y + 3 + title.lines.length * (size + 1);
  return { y, names, gist: gist.map((line, n) => written(line, under + 9 + n * 10.5, 9.8)) };
}

/** How wide a line is drawn where it would be wider than its room. */
export const pressed = ({ text, size, room }: Written): number | undefined =>
  length(text, size) > room ? room : undefined;
