// From touches to actions: a choice is made by touching its things in order. Nothing here knows a game.

import type { Blocked, Choice, Message, Touch } from "../api/types";

/** What can be touched next, and what comes of it. */
export interface Reach {
  /** Things on the table, by id. */
  things: ReadonlySet<string>;
  /** Buttons, which have words instead of a place on the table. */
  buttons: readonly { id: string; label: Message; at?: string }[];
}

/** The choices that begin with what has been touched. */
export function open(choices: readonly Choice[], path: readonly string[]): Choice[] {
  return choices.filter(({ touches }) => begins(touches.map(nameOf), path));
}

function begins(names: readonly string[], path: readonly string[]): boolean {
  return path.every((id, step) => names[step] === id);
}

/** What can be touched after `path`. */
export function reach(choices: readonly Choice[], path: readonly string[]): Reach {
  const next = open(choices, path).flatMap((choice) => choice.touches[path.length] ?? []);
  const buttons = next.filter((touch) => typeof touch !== "string");
  return {
    things: new Set(next.filter((touch) => typeof touch === "string")),
    buttons: [...new Map(buttons.map((button) => [button.id, button])).values()],
  };
}

/** The name of a thing or a button. */
export function nameOf(touch: Touch): string {
  return typeof touch === "string" ? touch : touch.id;
}

/** What comes of touching `id` after `path`: a choice is made, there is more to touch, or it leads nowhere. */
export type Outcome = { choice: Choice } | { path: string[] } | null;

export function touch(choices: readonly Choice[], path: readonly string[], id: string): Outcome {
  const longer = [...path, id];
  const left = open(choices, longer);
  const made = left.find((choice) => choice.touches.length === longer.length);
  if (made) return { choice: made };
  return left.length ? { path: longer } : null;
}

/** A touch that cannot follow the path may begin another: touching a different card means that one instead. */
export function touchOrRestart(choices: readonly Choice[], path: readonly string[], id: string): Outcome {
  if (path.at(-1) === id) return { path: path.slice(0, -1) };
  for (let kept = path.length; kept >= 0; kept--) {
    const outcome = touch(choices, path.slice(0, kept), id);
    if (outcome) return outcome;
  }
  return null;
}

/** Why a thing cannot be touched now, if the game says so. */
export function whyNot(blocked: readonly Blocked[], path: readonly string[], id: string): Blocked | null {
  const touched = [...path, id];
  const found = blocked.find(
    ({ touches }) => touches.length === touched.length && begins(touches.map(nameOf), touched),
  );
  return found ?? null;
}
