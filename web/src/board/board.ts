// What every part of a board needs to know: which game, who plays, what can be touched and what is lit.

import { getContext, setContext } from "svelte";
import type { CardScene, Preview } from "../api/types";
import type { Picker } from "./picker.svelte";

export interface Board {
  readonly game: string;
  readonly names: readonly string[];
  /** Who sits at the lower edge. */
  readonly me: number;
  /** None where nothing can be played: in replays, figures, for spectators. */
  readonly picker: Picker | null;
  /** What the master would touch, when asked. */
  readonly hinted: ReadonlySet<string>;
  /** What the moment is about. */
  readonly focus: ReadonlySet<string>;
  /** What the choice in hand would make of cards and zones, by their ids. */
  readonly previews: ReadonlyMap<string, Preview>;
  /** Shows a card large, or puts it away. A pointer that only passes by shows it where there is a place for that. */
  look(card: CardScene | null, passing?: boolean): void;
}

const KEY = Symbol("board");

export const setBoard = (board: Board): Board => setContext(KEY, board);
export const getBoard = (): Board => getContext<Board>(KEY);
