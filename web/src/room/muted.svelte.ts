// Whom this browser does not want to hear, table by table.

import { settings } from "../state/settings.svelte";

/** So many are remembered; whoever was muted longest ago is forgotten first. */
const MOST = 100;

const key = (table: string, seat: number) => `${table}/${seat}`;

/** The seats of a table that are muted. */
export function mutedAt(table: string): Set<number> {
  const here = settings.muted.filter((one) => one.startsWith(`${table}/`));
  return new Set(here.map((one) => Number(one.slice(table.length + 1))));
}

/** Mutes somebody, or listens to them again. */
export function setMuted(table: string, seat: number, muted: boolean): void {
  const others = settings.muted.filter((one) => one !== key(table, seat));
  settings.muted = muted ? [...others, key(table, seat)].slice(-MOST) : others;
}
