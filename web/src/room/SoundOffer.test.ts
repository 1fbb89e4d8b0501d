// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../state/settings.svelte";
import SoundOffer from "./SoundOffer.svelte";

const bell = vi.hoisted(() => vi.fn());
vi.mock("./sound", () => ({ sound: { bell } }));

let offer: Record<string, unknown>;
const answers = () => [...document.querySelectorAll<HTMLElement>("aside button")];

beforeEach(() => {
  bell.mockClear();
  Object.assign(settings, { sound: false, soundOffered: false });
  offer = mount(SoundOffer, { target: document.body });
  flushSync();
});
afterEach(() => unmount(offer));

describe("the offer of sound", () => {
  it.each([
    ["yes", 0, true],
    ["no", 1, false],
  ])("is answered with %s, and not made again", (_, which, wanted) => {
    answers()[which]!.click();
    flushSync();
    expect(settings).toMatchObject({ sound: wanted, soundOffered: true });
    expect(answers()).toEqual([]);
  });

  it("is not made to somebody who has found the switch", () => {
    settings.sound = true;
    flushSync();
    expect(answers()).toEqual([]);
  });

  it("lets whoever accepts hear what it is like", () => {
    answers()[0]!.click();
    expect(bell).toHaveBeenCalledOnce();
  });
});
