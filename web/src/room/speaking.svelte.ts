// What stands at the plates while somebody has just said it.

import { untrack } from "svelte";
import { t } from "../state/lexicon.svelte";
import type { Session } from "../table/session.svelte";
import { mutedAt } from "./muted.svelte";
import { bubbles, wordsOf } from "./said";

/** The words at each seat's plate, as time goes by. */
export function speaking(session: () => Session): { readonly now: ReadonlyMap<number, string> } {
  let clock = $state(untrack(() => session().now()));
  $effect(() => {
    const timer = setInterval(() => (clock = session().now()), 1000);
    return () => clearInterval(timer);
  });
  const now = $derived.by(() => {
    const { id, chat } = session();
    return new Map([...bubbles(chat, clock, mutedAt(id))].map(([seat, line]) => [seat, wordsOf(line, t)]));
  });
  return {
    get now() {
      return now;
    },
  };
}
