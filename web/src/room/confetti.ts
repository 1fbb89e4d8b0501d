// What falls when somebody has won: where each piece starts, drifts and turns. Decided by its number, so that it needs no
// chance and looks the same every time.

/** Each shape in colours of its own. */
export const COLOURS = {
  leaf: ["#c53b2a", "#e0853d", "#f0b63f", "#a8321f"],
  petal: ["#f2b8b0", "#fbe3dc", "#e58f8a"],
  paper: ["#35618c", "#f3c34f", "#5b8a5a", "#fdf9ef"],
} as const;

export type Shape = keyof typeof COLOURS;
const SHAPES: readonly Shape[] = ["leaf", "petal", "leaf", "paper"];

/** In all, in milliseconds: the last piece is gone by then. */
export const LASTS_MS = 2500;
export const PIECES = 48;

export interface Piece {
  shape: Shape;
  colour: string;
  /** In hundredths of the window's width. */
  left: number;
  /** How far it is carried aside, in pixels: first to one side, then to the other. */
  sway: number;
  /** In degrees, to where it has turned at the end. */
  turn: number;
  /** In pixels. */
  size: number;
  delay: number;
  time: number;
}

/** The golden ratio spreads numbers evenly between 0 and 1, whatever their count. */
const spread = (n: number) => (n * 0.618034) % 1;

/** As good as chance, between 0 and 1; each `salt` gives another. */
function chance(n: number, salt: number): number {
  const noise = Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453;
  return noise - Math.floor(noise);
}

export function piece(n: number): Piece {
  const delay = chance(n, 1) * 1000;
  const shape = SHAPES[n % SHAPES.length]!;
  return {
    shape,
    colour: COLOURS[shape][Math.floor(n / SHAPES.length) % COLOURS[shape].length]!,
    left: spread(n) * 100,
    sway: (n % 2 ? 1 : -1) * (30 + chance(n, 2) * 70),
    turn: (n % 2 ? -1 : 1) * (180 + chance(n, 3) * 420),
    size: 22 + chance(n, 4) * 18,
    delay,
    time: LASTS_MS - delay - chance(n, 5) * (1100 - delay),
  };
}
