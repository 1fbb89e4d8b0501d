// Tables without a server, for whoever draws one: scenes that a game's tests have written, picture by picture.
// `CHABUDAI_SCENES=DIR cargo test -p SLUG --features engine/laws scenes_are_written`, then `CHABUDAI_SCENES=DIR npx vite` and
// `/gallery.html?film=DIR/SLUG-4-0.json&frame=12&form=tall&lang=ja`.

import { mount } from "svelte";
import type { Cue, Plans, Scene, SuitInfo } from "../api/types";
import "../styles/base.css";
import Gallery from "./Gallery.svelte";

export interface Film {
  game: string;
  suits: SuitInfo[];
  plans: Plans;
  frames: { played: string | null; scene: Scene; cue?: Cue; watched?: Scene }[];
}

const arts = import.meta.glob<string>("../../../games/*/art.svg", { query: "?raw", import: "default" });
const words = import.meta.glob<string>("../../../games/*/locales/*/messages.ftl", { query: "?raw", import: "default" });
const tableWords = import.meta.glob<string>("../../../engine/locales/*/messages.ftl", {
  query: "?raw",
  import: "default",
});

/** What a server would answer, from the files of the repository. */
async function answer(path: string, film: Film): Promise<string | null> {
  const [, art] = /^\/api\/games\/([^/]+)\/art$/.exec(path) ?? [];
  if (art) return arts[`../../../games/${art}/art.svg`]!();
  const [, game, lang] = /^\/api\/games\/([^/]+)\/words\/([^/]+)$/.exec(path) ?? [];
  if (game) return words[`../../../games/${game}/locales/${lang}/messages.ftl`]!();
  const [, own] = /^\/api\/words\/([^/]+)$/.exec(path) ?? [];
  if (own) return tableWords[`../../../engine/locales/${own}/messages.ftl`]!();
  if (path === "/api/games") return JSON.stringify([{ slug: film.game, suits: film.suits, title: {} }]);
  return null;
}

const asked = new URLSearchParams(location.search);
const film = (await (await fetch(`/@fs${asked.get("film")}`)).json()) as Film;
const fetched = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const path = typeof input === "string" ? input : "";
  const text = path.startsWith("/api/") ? await answer(path, film) : null;
  return text === null ? fetched(input, init) : new Response(text);
};
mount(Gallery, { target: document.getElementById("app")!, props: { film, asked } });
