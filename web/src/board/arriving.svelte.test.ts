// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriving } from "./arriving.svelte";
import { ARRIVAL } from "./motion";

let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});
afterEach(() => vi.useRealTimers());

function follow(first: number) {
  let now = $state(first);
  let counted!: { readonly shown: number };
  const end = $effect.root(() => {
    counted = arriving(
      () => now,
      (count) => count,
    );
  });
  return {
    end,
    to(next: number) {
      now = next;
      flushSync();
      return counted.shown;
    },
    wait() {
      vi.advanceTimersByTime(ARRIVAL);
      return counted.shown;
    },
  };
}

test("what comes is counted when it has arrived, what goes at once", () => {
  const chips = follow(3);
  expect(chips.to(5)).toBe(3);
  expect(chips.wait()).toBe(5);
  expect(chips.to(1)).toBe(1);
  chips.end();
});

test("whoever wants no motion sees the number at once", () => {
  reduced = true;
  const chips = follow(3);
  expect(chips.to(5)).toBe(5);
  chips.end();
});
