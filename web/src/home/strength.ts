// How strong the levels are, as the arena has measured it (docs/strength.md; `strength.test.ts` holds this file to it).

import type { BotLevel } from "../api/types";
import MEASURED from "./strength.json";

/** One bot among others that are all of one lower level. */
export interface Strength {
  /** How many others. */
  others: number;
  /** Of a hundred games, those that the one wins. */
  wins: number;
  /** As many as everybody would win if all were alike. */
  even: number;
}

interface Contests {
  players: number;
  /** Of a hundred games, those that one of a level wins against a table of the level that it is measured by. */
  wins: Partial<Record<BotLevel, number>>;
}

/** The contest that a level is known by. A novice wins against nobody: theirs is what they lose to a casual bot. */
const CONTEST: Record<BotLevel, BotLevel> = {
  novice: "casual",
  casual: "casual",
  expert: "expert",
  master: "master",
  grandmaster: "grandmaster",
};

/** What is known of a level in a game; nothing if nobody has measured it. */
export function strength(
  game: string,
  level: BotLevel,
  measured: Record<string, Contests> = MEASURED,
): Strength | null {
  const contests = measured[game];
  const wins = contests?.wins[CONTEST[level]];
  if (!contests || wins === undefined) return null;
  return { others: contests.players - 1, wins, even: Math.round(100 / contests.players) };
}
