// Where a guided first game stands: which bubble is shown, and which action it waits for.

import type { Lesson } from "../api/types";

export interface Moment {
  /** The message of the bubble and what it points to. */
  bubble: { say: string; at: string | null } | null;
  /** The action that the learner is to make; no other is let through. */
  expects: string | null;
  /** Bubbles that only tell something have a button to go on. */
  next: boolean;
  /** The script is over: from here on it is a game like any other. */
  done: boolean;
}

/** `played` actions are on the log (one more if the learner's sealed choice waits for the others), and `read` bubbles have been put away. */
export function moment(lesson: Lesson, played: number, read: number): Moment {
  let plays = 0;
  let bubbles = 0;
  for (const step of lesson.steps) {
    const bubble = step.say ? { say: step.say, at: step.at ?? null } : null;
    if (!step.play) {
      if (plays >= played && bubbles >= read) return { bubble, expects: null, next: true, done: false };
      bubbles++;
      continue;
    }
    if (plays >= played) {
      const [seat, action] = step.play;
      return { bubble, expects: seat === lesson.learner ? action : null, next: false, done: false };
    }
    plays++;
  }
  const told = bubbles < read;
  return { bubble: told ? null : { say: lesson.end, at: null }, expects: null, next: !told, done: true };
}

/** How many bubbles come before the moment after `played` actions: those that a returning learner has read. */
export function readBefore(lesson: Lesson, played: number): number {
  let plays = 0;
  let bubbles = 0;
  for (const step of lesson.steps) {
    if (plays >= played) break;
    if (step.play) plays++;
    else bubbles++;
  }
  return bubbles;
}
