// How somebody likes to play a game against bots: chosen once, remembered, and one click from then on.

import type { BotLevel, GameInfo, NewSeat, NewTable } from "../api/types";
import { BOT_DELAY_MS, fewest } from "../lobby/open";
import { LEVELS } from "../lobby/SeatSelect.svelte";
import { valueId, type OptionValue } from "../lobby/options";

export interface Choice {
  players: number;
  level: BotLevel;
  /** Only the variants that differ from what is usual. */
  options: Record<string, OptionValue>;
}

/** What is played if nobody chooses. */
export const usual = (game: GameInfo): Choice => ({ players: fewest(game), level: "casual", options: {} });

/** Every number of players that the game allows. */
export function numbers({ players }: GameInfo): number[] {
  return Array.from({ length: players.max - players.min + 1 }, (_, n) => players.min + n);
}

/** The choice with one variant changed. */
export function withOption(choice: Choice, game: GameInfo, name: string, value: OptionValue): Choice {
  return { ...choice, options: unusual(game, { ...choice.options, [name]: value }) };
}

/** Those of the values that the game knows and that are not what it does anyway. */
function unusual(game: GameInfo, options: Record<string, OptionValue>): Record<string, OptionValue> {
  const chosen = game.options.flatMap((option): [string, OptionValue][] => {
    const [id, plain] = [valueId(option.name, options[option.name] ?? option.default), option.default];
    const value = option.values.find((value) => valueId(option.name, value) === id);
    return value === undefined || id === valueId(option.name, plain) ? [] : [[option.name, value]];
  });
  return Object.fromEntries(chosen);
}

const keyOf = ({ slug }: GameInfo) => `chabudai-play-${slug}`;

export function remember(game: GameInfo, choice: Choice): void {
  localStorage.setItem(keyOf(game), JSON.stringify(choice));
}

/** The last choice, as far as the game still offers it. */
export function recall(game: GameInfo): Choice {
  const [plain, kept] = [usual(game), left(game)];
  return {
    players: numbers(game).find((number) => number === kept.players) ?? plain.players,
    level: LEVELS.find((level) => level === kept.level) ?? plain.level,
    options: unusual(game, kept.options ?? {}),
  };
}

function left(game: GameInfo): Partial<Choice> {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") ?? {}) as Partial<Choice>;
  } catch {
    return {};
  }
}

/** A table for oneself, with bots in all other seats. */
export function tableFor(game: GameInfo, { players, level, options }: Choice, name: string): NewTable {
  const rest = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", level }));
  return {
    game: game.slug,
    players,
    options,
    name,
    seats: [{ kind: "person" }, ...rest],
    level,
    bot_delay_ms: BOT_DELAY_MS,
    casual: true,
  };
}
