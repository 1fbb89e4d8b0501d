// Another game: one asks for it, and against bots it is dealt at once.

import type { TableInfo } from "../api/types";
import type { Session } from "../table/session.svelte";

let dealing = $state(false);

/** Whether the next game is being dealt at this very moment, so that there is no lobby to be shown. */
export function isDealing(): boolean {
  return dealing;
}

/** Whether nobody else has a say in what is played next. */
export function againstBots({ seats }: TableInfo, me: number | null): boolean {
  return seats.every(({ kind, author, seat }) => kind === "bot" || author || seat === me);
}

/** The seats of the people who want to play again already, while others still look at the last game. */
export function wishing({ phase, seats }: TableInfo): number[] {
  if (phase !== "waiting") return [];
  return seats.filter(({ kind, lingers }) => kind === "person" && !lingers).map(({ seat }) => seat);
}

/** Wants to play again. The session pledges our own part of the deal's chance to the server's new commitment. */
export async function playAgain(session: Session, table: TableInfo): Promise<void> {
  dealing = againstBots(table, session.you.seat);
  if ((await session.ask({ type: "rematch" })) && dealing) {
    await session.ask({ type: "start" });
    await session.deal.shown;
  }
  dealing = false;
}
