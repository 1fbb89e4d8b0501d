// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../state/lexicon.svelte", () => ({
  t: (id: string, args: Record<string, string>) => [id, ...Object.values(args)].join(" "),
}));
const { markTab, tabTitle } = await import("./tab");

const icon = () => document.querySelector("link[rel=icon]")!;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';
});

describe("the title of the tab", () => {
  it("says whose turn it is, or that it is over", () => {
    expect(tabTitle({ game: "Donburiko", turn: "mine" })).toBe("web-tab-turn Donburiko");
    expect(tabTitle({ game: "Donburiko", turn: "theirs", player: "Mari" })).toBe("web-tab-wait Donburiko Mari");
    expect(tabTitle({ game: "Donburiko", turn: "over", player: "Mari" })).toBe("web-tab-over Donburiko");
  });
});

describe("the icon of the tab", () => {
  it("is marked while it is one's turn, and plain again afterwards", () => {
    for (const mine of [true, false]) {
      markTab(mine);
      expect(icon().getAttribute("href")).toBe(mine ? "/favicon-turn.svg" : "/favicon.svg");
      expect(existsSync(`public${icon().getAttribute("href")}`)).toBe(true);
    }
  });

  it("is fetched anew only when it changes", () => {
    markTab(true);
    const set = vi.spyOn(icon(), "setAttribute");
    markTab(true);
    expect(set).not.toHaveBeenCalled();
  });

  it("may be missing", () => {
    document.head.innerHTML = "";
    expect(() => markTab(true)).not.toThrow();
  });
});
