// How the words and the count on a card are written for what is in sight of it, in pixels.

import { wide } from "./face";

/** Smaller letters cannot be read. */
const LEAST = 7.5;
const LARGEST = 18;

export interface Label {
  /** The size of its letters. */
  letters: number;
  /** In more than one line. */
  wrapped: boolean;
  /** How much of the card's lower edge it takes. */
  height: number;
}

const between = (least: number, size: number, most: number) => Math.max(least, Math.min(most, size));

/**
 * Words on the foot of a card of which `strip` is in sight: on one line, or on more where it is seen whole and they are too long or
 * there is only its back to cover. Words that could not be read are left to the opened card.
 */
export function layLabel(text: string, width: number, strip: number, faced: boolean): Label | null {
  if (!text) return null;
  const largest = between(10, width * 0.14, LARGEST);
  const line = Math.min(largest, (strip - width * 0.04 - 6) / (wide(text) * 0.6));
  const wrapped = strip >= width && (!faced || line < LEAST);
  const letters = wrapped ? largest * 0.9 : line;
  if (letters < LEAST) return null;
  return { letters, wrapped, height: letters * (wrapped && faced ? 2.4 : 1.35) + 3 + width * 0.03 };
}

/** How large the number on a stack of cards is written. */
export const countLetters = (width: number): number => between(11, width * 0.19, LARGEST);
/** The height of that number with its edge, in its letters. */
export const COUNT_HEIGHT = 1.7;
