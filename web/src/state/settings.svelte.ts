// What this browser remembers: language, light, sound, and who plays here.

import { LANGS, preferredLang } from "../words/languages";

export type Light = "auto" | "light" | "dark";

const KEY = "chabudai";

interface Kept {
  lang: string;
  light: Light;
  sound: boolean;
  name: string;
}

function kept(): Kept {
  const fresh: Kept = { lang: preferredLang(navigator.languages), light: "auto", sound: false, name: "" };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return LANGS.includes(kept.lang) ? kept : { ...kept, lang: fresh.lang };
  } catch {
    return fresh;
  }
}

export const settings: Kept = $state(kept());

/** Keeps every later change, and lets the page follow it. To be called once, while the page is set up. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset.light = settings.light;
  });
}

/** The tokens of seats taken in this browser, so that a table's plain link finds the way back. */
export const seats = {
  remember(table: string, token: string): void {
    localStorage.setItem(`${KEY}-seat-${table}`, token);
  },
  recall(table: string): string | undefined {
    return localStorage.getItem(`${KEY}-seat-${table}`) ?? undefined;
  },
  forget(table: string): void {
    localStorage.removeItem(`${KEY}-seat-${table}`);
  },
};
