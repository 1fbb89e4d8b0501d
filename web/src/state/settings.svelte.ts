// What this browser remembers: language, light, sound, pace, and who plays here.

import { LANGS, preferredLang } from "../words/languages";

export const LIGHTS = ["auto", "light", "dark"] as const;
export type Light = (typeof LIGHTS)[number];

/** How long what happens at the table is held before the eyes; `off` shows only what it led to. */
export const PACES = ["slow", "normal", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "chabudai";

interface Kept {
  lang: string;
  light: Light;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the player has been asked about sound; they are asked once. */
  soundOffered: boolean;
  pace: Pace;
  name: string;
  /** Whom one does not want to hear, as `table/seat`. */
  muted: string[];
}

const FRESH: Omit<Kept, "lang"> = {
  light: "auto",
  sound: false,
  volume: 0.7,
  soundOffered: false,
  pace: "normal",
  name: "",
  muted: [],
};

/** What an earlier visit has left, as far as it still means something. */
function kept(): Kept {
  const fresh: Kept = { ...FRESH, lang: preferredLang(navigator.languages) };
  const old = { ...fresh, ...left() };
  const known = <K extends "lang" | "light" | "pace">(key: K, values: readonly string[]) =>
    values.includes(old[key]) ? old[key] : fresh[key];
  return {
    ...old,
    lang: known("lang", LANGS),
    light: known("light", LIGHTS),
    pace: known("pace", PACES),
    volume: old.volume >= 0 && old.volume <= 1 ? old.volume : fresh.volume,
  };
}

function left(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
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

/** A secret for each of some tables. */
const secrets = (kind: string) => ({
  remember(table: string, secret: string): void {
    localStorage.setItem(`${KEY}-${kind}-${table}`, secret);
  },
  recall(table: string): string | undefined {
    return localStorage.getItem(`${KEY}-${kind}-${table}`) ?? undefined;
  },
  forget(table: string): void {
    localStorage.removeItem(`${KEY}-${kind}-${table}`);
  },
  /** The tables that there are secrets of. */
  tables(): string[] {
    const start = `${KEY}-${kind}-`;
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
  },
});

/** The tokens of seats taken in this browser, so that a table's plain link finds the way back. */
export const seats = secrets("seat");
/** What opens the doors at which a host has let this browser in. */
export const passes = secrets("pass");
