// The languages there are: one catalog each. A further language is a further file in `locales`.

const CATALOGS = import.meta.glob<string>("../../locales/*.ftl", { query: "?raw", import: "default" });

const pathOf = (lang: string) => `../../locales/${lang}.ftl`;

/** The language of whoever speaks none that we have. */
const DEFAULT = "en";

/** All languages by their tags. */
export const LANGS: readonly string[] = Object.keys(CATALOGS).map((path) => path.replace(/^.*\/|\.ftl$/g, ""));

/** The language that fits a browser's wishes best. */
export function preferredLang(wishes: readonly string[], langs = LANGS): string {
  const fits = (wish: string, lang: string) => wish === lang || wish.startsWith(`${lang}-`);
  const found = wishes.flatMap((wish) => langs.find((lang) => fits(wish, lang)) ?? []);
  return found[0] ?? DEFAULT;
}

/** The language that a switch leads to: one after the other, and around. */
export function nextLang(lang: string, langs = LANGS): string {
  return langs[(langs.indexOf(lang) + 1) % langs.length]!;
}

/** What a language is called by those who speak it. */
export function ownName(lang: string): string {
  return new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
}

/** The browser's own words in a language. */
export function catalog(lang: string): Promise<string> {
  return CATALOGS[pathOf(lang)]!();
}
