// The words for a game's variants, which the game supplies; without any, names stand for themselves.

import type { OptionInfo } from "../api/types";
import { has, t } from "../state/lexicon.svelte";

export type OptionValue = OptionInfo["default"];

const worded = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

export const optionName = (name: string) => worded(`option-${name}`, name);
export const optionHelp = (name: string) => worded(`option-${name}-help`, "");

/** A value has a message by what is left of it without signs: a list of words is joined by hyphens. */
export function valueId(name: string, value: OptionValue): string {
  const parts = JSON.stringify(value).split(/[^A-Za-z0-9]+/);
  return ["option", name, ...parts.filter(Boolean)].join("-");
}

export const valueName = (name: string, value: OptionValue) => worded(valueId(name, value), JSON.stringify(value));
