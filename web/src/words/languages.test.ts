import { describe, expect, it } from "vitest";
import { catalog, LANGS, nextLang, ownName, preferredLang } from "./languages";

describe("languages", () => {
  it("are those that have a catalog", async () => {
    expect(LANGS).toEqual(expect.arrayContaining(["en", "ja"]));
    for (const lang of LANGS) expect(await catalog(lang)).toContain("web-title =");
  });

  it.each([
    [["ja-JP", "en-GB"], "ja"],
    [["de-DE", "ja"], "ja"],
    [["fr"], "en"],
    [[], "en"],
    [["pt-BR"], "pt"],
    [["japanese"], "en"],
  ])("are chosen by the browser's wishes: %j gives %s", (wishes, lang) => {
    expect(preferredLang(wishes, ["en", "ja", "pt"])).toBe(lang);
  });

  it("follow one another, and the first follows the last", () => {
    const langs = ["en", "ja", "pt"];
    expect(langs.map((lang) => nextLang(lang, langs))).toEqual(["ja", "pt", "en"]);
  });

  it("have names of their own", () => {
    expect(["en", "ja", "pt"].map(ownName)).toEqual(["English", "日本語", "português"]);
  });
});
