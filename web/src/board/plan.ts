// Which form a table has in a window, and which zone, board or plate goes into which of its regions. Knows no game.

import type { Board, Plan, Plans, Region, Scene, Seat, Zone } from "../api/types";

/** The form of a window. */
export type Form = keyof Plans;

/** Windows that are lower than this and wider than high are phones on their side. */
const LYING = 520;
/** Wider than high by this much, and there is room for the wide form. */
const WIDE = 1.15;
/** Narrower windows are phones and tablets, whatever their height. */
const DESK = 900;

export function formOf(width: number, height: number): Form {
  if (width < height * WIDE) return "tall";
  if (height < LYING) return "lying";
  return width < DESK ? "tall" : "wide";
}

/** A region with what lies in it. */
export interface Placed {
  region: Region;
  zones: Zone[];
  board: Board | null;
  /** Whose plate it is. */
  seat: Seat | null;
}

/** Where everything of a scene goes, seen from the seat at the lower edge. */
export function compose(plan: Plan, scene: Scene, me: Seat): Placed[] {
  const players = scene.seats.length;
  return plan.regions.map((region) => {
    const { holds } = region;
    const placed: Placed = { region, zones: [], board: null, seat: null };
    if (holds === "prompt") return placed;
    if ("plate" in holds) return { ...placed, seat: (me + holds.plate) % players };
    if ("board" in holds) return { ...placed, board: scene.boards.find(({ id }) => id === holds.board) ?? null };
    const matchers = holds.zones.map((pattern) => matcher(pattern, me, players));
    // In the order of the patterns, and within one in that of the scene.
    const zones = matchers.flatMap((matches) => scene.zones.filter(matches));
    return { ...placed, zones: [...new Set(zones)] };
  });
}

function placeName({ place }: Zone, me: Seat, players: number): string {
  if (typeof place === "string") return `@${place}`;
  const [kind, seat] = "hand" in place ? ["hand", place.hand] : ["before", place.before];
  return `@${kind}${(seat + players - me) % players}`;
}

/** Whether a zone is meant by the pattern of a plan: `r*`, `hand@1`, `@middle`. */
function matcher(pattern: string, me: Seat, players: number): (zone: Zone) => boolean {
  const open = pattern.endsWith("*");
  const name = (open ? pattern.slice(0, -1) : pattern).replace(/(?<=.)@(\d+)/, (_, player: string) =>
    String((me + Number(player)) % players),
  );
  return (zone) => placeName(zone, me, players) === pattern || (open ? zone.id.startsWith(name) : zone.id === name);
}

/** The zones of a player that have no region of their own: they are behind the player's plate. */
export function behindPlate(placed: readonly Placed[], scene: Scene, seat: Seat): Zone[] {
  const shown = new Set(placed.flatMap(({ zones }) => zones));
  return scene.zones.filter((zone) => !shown.has(zone) && belongsTo(zone, seat));
}

function belongsTo({ place }: Zone, seat: Seat): boolean {
  if (typeof place === "string") return false;
  return ("hand" in place ? place.hand : place.before) === seat;
}
