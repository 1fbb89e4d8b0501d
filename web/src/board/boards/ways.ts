// The way that a player has come on a scale, in the parts that are known of it.

import type { Peg } from "../../api/types";

/** A part of a way, from its lower end to its higher one. */
export interface Way {
  /** The suit that it is owed to; none if only the whole way is known. */
  suit: string | null;
  low: number;
  high: number;
  /** It was lost again. */
  back: boolean;
}

/** From where it was, else from the beginning of the scale. */
export function waysOf({ at, from, stretches }: Peg, begin: number): Way[] {
  let now = from ?? begin;
  const parts = stretches ?? [{ suit: null, by: at - now }];
  return parts.map(({ suit, by }) => {
    const before = now;
    now += by;
    return { suit, low: Math.min(before, now), high: Math.max(before, now), back: by < 0 };
  });
}

/** What was won on the way, or lost, with its sign. */
export function gained({ at, from }: Peg): string {
  const by = from === undefined ? 0 : at - from;
  if (!by) return from === undefined ? "" : "0";
  return (by > 0 ? "+" : "−") + Math.abs(by);
}
