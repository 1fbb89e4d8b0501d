// The games there are. The program is asked, so that a new game is tested as soon as it is in the catalog.

import { execFileSync } from "node:child_process";
import type { Range } from "../src/api/types";
import { BINARY } from "./server";

interface Listed {
  slug: string;
  title: string;
  players: Range;
}

const { games } = JSON.parse(execFileSync(BINARY, ["games", "--json"], { encoding: "utf8" })) as { games: Listed[] };

/** Every game, by its slug. */
export const GAMES: readonly string[] = games.map(({ slug }) => slug);

/** How many can play a game. */
export function players(slug: string): Range {
  const game = games.find((game) => game.slug === slug);
  if (!game) throw new Error(`the catalog has no ${slug}`);
  return game.players;
}

/** With this few at the table a game is shortest. */
export const fewest = (slug: string): number => players(slug).min;
