// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The settings as a page finds them that is opened after `text` was left. */
async function after(text: string) {
  vi.resetModules();
  localStorage.setItem("chabudai", text);
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("are quiet and at a normal pace for whoever comes first", async () => {
    expect(await after("{}")).toMatchObject({ sound: false, soundOffered: false, pace: "normal", light: "auto" });
  });

  it("are those of the last visit", async () => {
    const left = {
      lang: "ja",
      light: "dark",
      sound: true,
      volume: 0.2,
      muted: [],
      soundOffered: true,
      pace: "off",
      name: "Mari",
    };
    expect(await after(JSON.stringify(left))).toEqual(left);
  });

  it.each([
    ["lang", "xx", "en"],
    ["light", "dusk", "auto"],
    ["pace", "leisurely", "normal"],
    ["volume", 7, 0.7],
    ["volume", "loud", 0.7],
  ])("forget a %s of %j, which means nothing any more", async (key, value, usual) => {
    expect(await after(JSON.stringify({ [key]: value, name: "Mari" }))).toMatchObject({ [key]: usual, name: "Mari" });
  });

  it("begin anew if what was left cannot be read", async () => {
    expect(await after("{")).toMatchObject({ pace: "normal", name: "" });
  });
});
