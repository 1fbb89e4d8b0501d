// Numbers that grow when what they count has arrived, and not while it is on its way. What leaves is missing at once.

import { untrack } from "svelte";
import { ARRIVAL, still } from "./motion";

/** What is counted, as it was before something set out for it. */
export function arriving<T>(now: () => T, count: (thing: T) => number): { readonly shown: T } {
  let shown = $state.raw(untrack(now));
  $effect.pre(() => {
    const next = now();
    const grows = untrack(() => count(next) > count(shown));
    if (!grows || still()) {
      shown = next;
      return;
    }
    const timer = setTimeout(() => (shown = next), ARRIVAL);
    return () => clearTimeout(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
