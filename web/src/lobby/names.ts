// What players are called: people by their names, bots by names of the house, programs of others by theirs, marked.

import type { SeatInfo, TableInfo } from "../api/types";
import { mutedAt } from "../room/muted.svelte";
import { t } from "../state/lexicon.svelte";
import { settings } from "../state/settings.svelte";

/** The longest name that the server takes. */
export const NAME_LENGTH = 24;

/** What this browser's player is called; nobody has to think of a name first. */
export function ownName(): string {
  return settings.name.trim() || t("web-guest");
}

/** What whoever has a seat is called; nothing for a seat that nobody has. */
export function seatName({ kind, name, seat, author }: SeatInfo): string | null {
  if (kind === "bot") return t(`web-bot-${seat}`);
  if (author) return t("web-program", { name: name ?? "" });
  return kind === "person" ? name : null;
}

/** The same at a table where this browser may not want to see somebody's name: a number stands in its place. */
export function nameAt(table: TableInfo, seat: SeatInfo): string | null {
  const muted = seat.kind === "person" && mutedAt(table.id).has(seat.seat);
  return muted ? t("web-player-number", { number: seat.seat + 1 }) : seatName(seat);
}

/** What everybody at a table is called, by seat; a free seat is nobody. */
export function namesAt(table: TableInfo): string[] {
  return table.seats.map((seat) => nameAt(table, seat) ?? "");
}

/** A replay calls a bot by its level and number; here it has the name that it had at the table. */
export function replayName(name: string, seat: number): string {
  return /^(novice|casual|expert|master) \d$/.test(name) ? t(`web-bot-${seat}`) : name;
}

/** Several names as one would say them. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}
