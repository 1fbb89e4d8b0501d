// Where a guided first game stands: which bubble is shown, and which action it waits for.

import type { Lesson, Message } from "../api/types";

export interface Moment {
  /** The message of the bubble and what it points to. */
  bubble: { say: Message; at: string | null } | null;
  /** The action that the learner is to make; no other is let through. */
  expects: string | null;
  /** Bubbles that only tell something have a button to go on. */
  next: boolean;
  /** The script is over: from here on it is a game like any other. */
  done: boolean;
}

/**
 * The moment after `played` actions, when `read` bubbles have been put away. Where all choose at the same time the others may
 * have chosen before the learner, who is to act then although the script has the learner's action first.
 */
export function moment(lesson: Lesson, played: number, myTurn: boolean, read: number): Moment {
  const target = myTurn ? ownPlay(lesson, played) : played;
  let plays = 0;
  let bubbles = 0;
  for (const step of lesson.steps) {
    const bubble = step.say ? { say: step.say, at: step.at ?? null } : null;
    if (!step.play) {
      if (bubbles++ >= read) return { bubble, expects: null, next: true, done: false };
    } else if (plays++ === target) {
      return { bubble: myTurn ? bubble : null, expects: myTurn ? step.play[1] : null, next: false, done: false };
    }
  }
  const told = bubbles < read;
  return { bubble: told ? null : { say: lesson.end, at: null }, expects: null, next: !told, done: true };
}

/** Which play of the script the learner is to make now: the latest of theirs that is due, or their next. */
function ownPlay({ steps, learner }: Lesson, played: number): number {
  const seats = steps.flatMap(({ play }) => (play ? [play[0]] : []));
  const due = seats.slice(0, played + 1).lastIndexOf(learner);
  const next = seats.indexOf(learner, played);
  return due >= 0 && played < seats.length ? due : next >= 0 ? next : seats.length;
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
