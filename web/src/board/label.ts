// What a zone is called where there is little room to write it.

import type { Arg, Message, Zone } from "../api/types";

const isMessage = (arg: Arg): arg is Message => typeof arg === "object" && "id" in arg;

/**
 * A column is narrow, and before a player it is plain whose it is: there it is called by what tells it from its neighbours. Its
 * whole name is still said to whoever asks.
 */
export function shortLabel({ label, layout, place }: Pick<Zone, "label" | "layout" | "place">): Message {
  if (layout !== "column" || typeof place !== "object") return label;
  const telling = Object.values(label.args ?? {}).filter(isMessage);
  return telling.length === 1 ? telling[0]! : label;
}
