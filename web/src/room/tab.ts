// What the browser's tab tells somebody who looks elsewhere: whose turn it is, in its title and by its icon.

import { t } from "../state/lexicon.svelte";

export interface Tab {
  /** The game's title. */
  game: string;
  /** Whether something is to be done by whoever looks, by somebody else, or by nobody any more. */
  turn: "mine" | "theirs" | "over";
  /** Who is waited for, if it is somebody else. */
  player?: string;
}

export function tabTitle({ game, turn, player = "" }: Tab): string {
  if (turn === "over") return t("web-tab-over", { game });
  return turn === "mine" ? t("web-tab-turn", { game }) : t("web-tab-wait", { game, player });
}

const PLAIN = "/favicon.svg";
const TURN = "/favicon-turn.svg";

/** Marks the tab's icon while it is this player's turn. A browser fetches an icon anew whenever it is set, so only changes are. */
export function markTab(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? TURN : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
