// The games of the house, asked for once.

import * as http from "../api/http";
import type { GameInfo, SuitInfo } from "../api/types";

let list: GameInfo[] | null = $state.raw(null);

export async function loadGames(): Promise<void> {
  if (!list) list = await http.games();
}

export function games(): GameInfo[] {
  return list ?? [];
}

export function game(slug: string): GameInfo | undefined {
  return list?.find((game) => game.slug === slug);
}

export function suit(slug: string, id: string): SuitInfo | undefined {
  return game(slug)?.suits.find((suit) => suit.id === id);
}
