// The chart of winning chances as numbers: where lines run and where names stand beside them.

import type { AnalysedMove, Scored } from "../api/types";

/** A seat's chance to win, from 0 to 1, after so many actions. */
export interface Point {
  number: number;
  chance: number;
}

/** The line of each seat: the chance before every decision, after the last one that is known, and at last who won. */
export function lines(moments: readonly AnalysedMove[], seats: number, last: number, result: Scored): Point[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = moments.map(({ number, before }) => ({ number: number - 1, chance: before[seat] ?? 0 }));
    const latest = moments.at(-1);
    if (!latest) return [];
    if (latest.number < last) return [...points, { number: latest.number, chance: latest.after[seat] ?? 0 }];
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    return [...points, { number: last, chance: won }];
  });
}

/** Heights for names beside their lines, in the same order, moved apart until each has room. */
export function spread(heights: readonly number[], room: number, most: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let free = -Infinity;
  for (const n of order) {
    placed[n] = Math.max(placed[n]!, free);
    free = placed[n]! + room;
  }
  let ceiling = most;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n]!, ceiling);
    ceiling = placed[n]! - room;
  }
  return placed;
}
