// What every part of a board needs to know: which game, who plays, and what can be touched.

import { getContext, setContext } from "svelte";
import type { CardScene } from "../api/types";
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
  /** Shows a card large, or puts it away. */
  look(card: CardScene | null, near?: Element): void;
}

const KEY = Symbol("board");

export const setBoard = (board: Board): Board => setContext(KEY, board);
export const getBoard = (): Board => getContext<Board>(KEY);
