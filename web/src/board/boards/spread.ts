// Discs on one line that would cover one another: they stand above and below it, as near to their place as they can.

export interface Disc {
  /** Along the line, in pixels. */
  x: number;
  below: boolean;
}

/** Places discs of a width for the wanted places, which come in any order. */
export function spread(wanted: readonly number[], width: number): Disc[] {
  const ends = { above: -Infinity, below: -Infinity };
  const discs: Disc[] = wanted.map((x) => ({ x, below: false }));
  for (const disc of [...discs].sort((a, b) => a.x - b.x)) {
    disc.below = Math.max(0, ends.above - disc.x) > Math.max(0, ends.below - disc.x);
    const row = disc.below ? "below" : "above";
    disc.x = Math.max(disc.x, ends[row]);
    ends[row] = disc.x + width;
  }
  return discs;
}
