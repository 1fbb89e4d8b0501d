// Where a guided game stands: which bubble is shown, and which action it waits for.

import type { Lesson, LessonStep, Message } from "../api/types";

export interface Moment {
  /** The message of the bubble and what it points to. */
  bubble: { say: Message; at: string | null } | null;
  /** The action that the learner is to make; no other is let through. */
  expects: string | null;
  /** Bubbles that only tell something have a button to go on; so many steps are read then. */
  next: number | null;
  /** The script is over or has been left: from here on it is a game like any other. */
  done: boolean;
}

/**
 * The moment at the step that the server tells, or when it tells none any more, when `read` steps have been put away. What is
 * said before the step comes first, one bubble after the other.
 */
export function moment({ steps, learner, end }: Lesson, step: number | null, read: number): Moment {
  const silent = { bubble: null, expects: null, next: null };
  if (step === null) return { ...silent, done: true };
  const told = steps.findIndex(({ play }, index) => index >= read && index < step && !play);
  const { say, at, play }: LessonStep = steps[told >= 0 ? told : step] ?? { say: end };
  const bubble = say ? { say, at: at ?? null } : null;
  if (told >= 0) return { bubble, expects: null, next: told + 1, done: false };
  if (play)
    return play[0] === learner ? { bubble, expects: play[1], next: null, done: false } : { ...silent, done: false };
  return read > step ? { ...silent, done: true } : { bubble, expects: null, next: step + 1, done: true };
}

/** How many steps a learner who comes back has read: all before the last action. */
export function readBefore({ steps }: Lesson, step: number | null): number {
  const played = steps.slice(0, step ?? 0).map(({ play }) => play !== undefined);
  return played.lastIndexOf(true) + 1;
}
