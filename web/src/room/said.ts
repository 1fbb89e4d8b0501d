// What was said, as one person reads it: without those whom they have muted.

import type { ChatLine } from "../api/types";

/** How long a line stays at the plate of whoever said it. */
export const BUBBLE_MS = 6000;

/** The lines of those who are not muted. */
export function heard(lines: readonly ChatLine[], muted: ReadonlySet<number>): ChatLine[] {
  return lines.filter(({ seat }) => !muted.has(seat));
}

/** What to show at the plates now, by seat: the latest line of each, unless it is old or they are muted. */
export function bubbles(lines: readonly ChatLine[], now: number, muted: ReadonlySet<number>): Map<number, ChatLine> {
  const fresh = heard(lines, muted).filter(({ at }) => now - at < BUBBLE_MS);
  return new Map(fresh.map((line) => [line.seat, line]));
}

/** What a line says: its text, or its phrase in the reader's language. */
export function wordsOf({ text, phrase }: ChatLine, t: (id: string) => string): string {
  return phrase ? t(`web-phrase-${phrase}`) : text;
}
