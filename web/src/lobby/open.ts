// The ways to a table of one's own: each makes it, keeps the seat's secret, and goes there.

import * as http from "../api/http";
import { freshNonce } from "../api/nonce";
import type { GameInfo, NewTable, Seated } from "../api/types";
import { go } from "../state/route.svelte";
import { seats } from "../state/settings.svelte";
import { ownName } from "./names";

/** How long bots think for show, so that one can follow what they do. */
export const BOT_DELAY_MS = 700;

/** Most games are at their best with three, and one does not wait long for two bots. */
export function fewest({ players }: GameInfo): number {
  return Math.min(Math.max(players.min, 3), players.max);
}

async function sit(table: NewTable): Promise<Seated> {
  const seated = await http.createTable(table);
  seats.remember(seated.table.id, seated.token);
  return seated;
}

async function start({ table, token }: Seated): Promise<void> {
  await http.askTable(table.id, token, { type: "nonce", nonce: freshNonce() });
  await http.askTable(table.id, token, { type: "start" });
}

/** A table whose game begins at once: nobody has to come first. */
export async function playNow(table: NewTable): Promise<void> {
  const seated = await sit(table);
  await start(seated);
  go(`/t/${seated.table.id}`);
}

/** A guided game, which knows its players and starts by itself. */
export async function learn(game: string, number: number): Promise<void> {
  const seated = await sit({
    game,
    name: ownName(),
    lesson: number,
    bot_delay_ms: BOT_DELAY_MS,
    casual: true,
  });
  go(`/t/${seated.table.id}`);
}

/** A table where others can sit down before it starts. */
export async function invite(table: NewTable): Promise<void> {
  const seated = await sit(table);
  go(`/t/${seated.table.id}`);
}
