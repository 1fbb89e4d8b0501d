// The pictures of a game: symbols that the game supplies as one SVG file, put into the page once.

import * as http from "../api/http";
import { SvelteMap } from "svelte/reactivity";

/** The look of a game's table. */
export interface Art {
  ids: ReadonlySet<string>;
  felt: string;
  feltDark: string;
  accent: string;
  accentDark: string;
}

const NONE: Art = { ids: new Set(), felt: "#4f7d63", feltDark: "#23382d", accent: "#ffd76a", accentDark: "#ffd76a" };

const arts = new SvelteMap<string, Art>();
const loading = new Set<string>();

/** The game's art; a plain look until it has come. */
export function art(game: string): Art {
  if (!loading.has(game)) {
    loading.add(game);
    void http.art(game).then(
      (text) => arts.set(game, hang(text)),
      () => loading.delete(game),
    );
  }
  return arts.get(game) ?? NONE;
}

/** Puts the symbols into the page, unseen, where `<use>` finds them. */
function hang(text: string): Art {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  document.body.append(svg);
  const ids = new Set([...svg.querySelectorAll("symbol")].map((symbol) => symbol.id));
  const colour = (name: string, fallback: string) => svg.getAttribute(`data-${name}`) ?? fallback;
  return {
    ids,
    felt: colour("felt", NONE.felt),
    feltDark: colour("felt-dark", NONE.feltDark),
    accent: colour("accent", NONE.accent),
    accentDark: colour("accent-dark", NONE.accentDark),
  };
}

/** The first of these symbols that the game has. */
export function symbol(game: string, ...names: string[]): string | null {
  const { ids } = art(game);
  return names.map((name) => `${game}-${name}`).find((id) => ids.has(id)) ?? null;
}

/** A card's text as a part of a symbol's name. */
export function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}-]/gu, "_");
}
