// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Celebration from "./Celebration.svelte";
import { LASTS_MS, PIECES } from "./confetti";

const device = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: device }));

let celebration: Record<string, unknown>;
const pieces = () => document.querySelectorAll("[data-celebration] svg").length;

/** Somebody wins at a device that moves things, or does not. */
function win(reducedMotion: boolean): void {
  device.current = reducedMotion;
  celebration = mount(Celebration, { target: document.body });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => {};
});
afterEach(async () => {
  await unmount(celebration);
  vi.useRealTimers();
});

describe("a celebration", () => {
  it("is over by itself", () => {
    win(false);
    expect(pieces()).toBe(PIECES);
    vi.advanceTimersByTime(LASTS_MS);
    flushSync();
    expect(pieces()).toBe(0);
  });

  it("is not for whoever asked for less motion", () => {
    win(true);
    expect(pieces()).toBe(0);
  });
});
