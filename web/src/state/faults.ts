// What went wrong, as a sentence in the player's language.

import { Failure } from "../api/http";
import type { Fault } from "../api/types";
import { has, say, t } from "./lexicon.svelte";

/** A refusal in words: the game's own reason where a rule forbids it, else what to do about it. */
export function faultText(fault: Fault, names: readonly string[] = []): string {
  if (fault.refused && has(fault.refused.reason.id)) return say(fault.refused.reason, names);
  const id = `web-fault-${fault.code}`;
  return has(id) ? t(id) : fault.message;
}

/** Whatever was thrown, in words. */
export function errorText(error: unknown): string {
  return error instanceof Failure ? faultText(error.fault) : t("web-fault-internal");
}
