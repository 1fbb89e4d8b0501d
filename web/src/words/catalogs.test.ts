import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

/** Every language, and those that are held to the English words. */
const LANGS = readdirSync("locales").map((name) => name.replace(".ftl", ""));
const OTHERS = LANGS.filter((lang) => lang !== "en");

const catalog = (lang: string) => readFileSync(`locales/${lang}.ftl`, "utf8");
const ids = (lang: string) => [...catalog(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (lang: string) => {
  const messages = catalog(lang).split(/^(?=[a-z][\w-]* =)/m);
  const used = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
  return Object.fromEntries(messages.map((text): [string, string[]] => [text.split(" =")[0]!, used(text)]));
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}
/** Every name in quotes, and what the names in backquotes begin with. */
const used = sources("src").flatMap((text) => [...text.matchAll(/"(web-[\w-]+)"/g)].map((found) => found[1]!));
const begun = sources("src").flatMap((text) => [...text.matchAll(/`(web-[\w-]+-)\$\{/g)].map((found) => found[1]!));

describe("the browser's words", () => {
  it.each(OTHERS)("are the same in %s as in English", (lang) => {
    expect(ids(lang).sort()).toEqual(ids("en").sort());
  });

  it("are each there once", () => {
    expect(ids("en")).toEqual([...new Set(ids("en"))]);
  });

  it.each(OTHERS)("are filled in %s with things that the English sentence has too", (lang) => {
    const english = variables("en");
    for (const [id, args] of Object.entries(variables(lang)))
      expect(english[id], id).toEqual(expect.arrayContaining(args));
  });

  it.each(LANGS)("can be read in %s", (lang) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(catalog(lang)))).toEqual([]);
    expect(ids(lang).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("have every name that the pages use", () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids("en").includes(id))).toEqual([]);
    expect(begun.filter((start) => !ids("en").some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("have no name that no page uses", () => {
    const wanted = (id: string) => used.includes(id) || begun.some((start) => id.startsWith(start));
    expect(ids("en").filter((id) => !wanted(id))).toEqual([]);
  });
});
