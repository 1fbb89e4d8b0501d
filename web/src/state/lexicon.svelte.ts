// The words that the page speaks just now: the browser's own, the table's, and those of the game that is open.

import * as http from "../api/http";
import type { Arg, Message, Token } from "../api/types";
import { catalog } from "../words/languages";
import { Words } from "../words/words";
import { settings } from "./settings.svelte";

const fetched = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<string>): Promise<string> {
  const known = fetched.get(key) ?? load();
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known;
}

function catalogs(lang: string, game: string | null): Promise<string[]> {
  const parts = [once(`own ${lang}`, () => catalog(lang)), once(`table ${lang}`, () => http.tableWords(lang))];
  if (game) parts.push(once(`${game} ${lang}`, () => http.gameWords(game, lang)));
  return Promise.all(parts);
}

let words: Words | null = $state.raw(null);
let game: string | null = $state(null);
let spoken: string | null = $state(null);

/** Follows the language and the open game. To be called once, while the page is set up. */
export function followLanguage(): void {
  $effect(() => {
    const [lang, about] = [settings.lang, game];
    let stale = false;
    void catalogs(lang, about).then((texts) => {
      if (stale) return;
      words = new Words(lang, texts);
      spoken = about;
    });
    return () => {
      stale = true;
    };
  });
}

/** From now on the words of this game are spoken too. */
export function speakOf(slug: string | null): void {
  game = slug;
}

/** Whether the words of this game have come, so that nothing is shown without them. */
export function speaksOf(slug: string): boolean {
  return spoken === slug;
}

/** Whether there are words at all yet. */
export function ready(): boolean {
  return words !== null;
}

/** A message of the server's as a sentence. */
export function say(message: Message, names: readonly string[] = []): string {
  return words?.say(message, names) ?? "";
}

/** What chips, potions or markers are called, with their count. */
export function sayToken({ label, count }: Token, names: readonly string[]): string {
  return say({ ...label, args: { ...label.args, count } }, names);
}

/** A cell of a score sheet. */
export function sayArg(arg: Arg, names: readonly string[]): string | number {
  return words?.value(arg, names) ?? "";
}

/** One of the browser's own messages. */
export function t(id: string, args?: Record<string, Arg>, names: readonly string[] = []): string {
  return say(args ? { id, args } : { id }, names);
}

/** Whether there are words for an optional message. */
export function has(id: string): boolean {
  return words?.has(id) ?? false;
}
