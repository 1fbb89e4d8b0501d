// Which form a table has in a window, and which zone, board or plate goes into which of its regions. Knows no game.

import type { Board, Plan, Plans, Region, Scene, Seat, Spot, Zone } from "../api/types";

/** The form of a window; the phone of somebody who looks at a shared screen is a hand. */
export type Form = keyof Plans | "hand";

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

/** Where sheets unfold on a phone that shows the lower half of the tall form alone. */
const HAND_SHEET: Spot = [20, 10, 960, 480];

/** How much higher the prompt is there, and how high a line is for what stood beside the hand. */
const HAND_PROMPT = 70;
const HAND_LINE = 75;

/** A region whose zones may lie as if they were one. */
export type PlannedRegion = Region & { joined?: boolean };

/** One's own cards that are held: a fan, or where there is none, lines such as the pages of a book. */
function handsOf(regions: readonly Region[]): Region[] {
  const own = regions.filter(
    ({ holds }) => typeof holds === "object" && "zones" in holds && holds.zones.every((id) => id.includes("@0")),
  );
  const fans = own.filter(({ flow }) => flow === "fan");
  const held = fans.length ? fans : own.filter(({ flow }) => flow === "lanes");
  // What lies above the lowest of them has been put there from it.
  const lowest = Math.max(...held.map(({ at: [, y] }) => y));
  return held.filter(({ at: [, y] }) => y === lowest);
}

/** As many lines as show a hand's cards largest. */
function spread(region: Region): PlannedRegion {
  const [, , w, h] = region.at;
  const cards = region.room[0] * region.room[1];
  const rooms = [1, 2, 3, 4].map((down): [number, number] => [Math.ceil(cards / down), down]);
  // A tall window is twice as high as wide, and a card is seven fifths as high as wide.
  const width = ([across, down]: [number, number]) => Math.min(w / across, (2 * h) / down / 1.4);
  const room = rooms.reduce((best, room) => (width(room) > width(best) ? room : best));
  return { ...region, flow: "grid", room, least: 100, joined: true };
}

/** What is one's own in the tall form, from the prompt on: the hand takes the room of all above. */
function lowerHalf({ regions }: Plan): Plan {
  const fold = regions.find(({ holds }) => holds === "prompt")?.at[1] ?? 0;
  const below = regions.filter(({ at: [, y] }) => y >= fold);
  const hands = handsOf(below);
  const top = Math.min(1000, ...hands.map(({ at: [, y] }) => y));
  const beside = below.filter((region) => region.at[1] >= top && !hands.includes(region));
  const begin = top - fold + HAND_PROMPT + (beside.length ? HAND_LINE : 0);
  const growth = (1000 - begin) / Math.max(1, 1000 - top);
  const placed = (region: Region): Region => {
    const [x, y, w, h] = region.at;
    const place = beside.indexOf(region);
    if (region.holds === "prompt") return { ...region, at: [x, 0, w, h + HAND_PROMPT] };
    if (place >= 0) {
      const each = 1000 / beside.length;
      return { ...region, at: [place * each, top - fold + HAND_PROMPT, each, HAND_LINE - 5] };
    }
    if (y < top) return { ...region, at: [x, y - fold + HAND_PROMPT, w, h] };
    // What stood beside it stands above it now.
    const [left, width] = beside.length ? [0, 1000] : [x, w];
    return spread({ ...region, at: [left, begin + (y - top) * growth, width, h * growth] });
  };
  return { sheet: HAND_SHEET, regions: below.map(placed) };
}

/** Whether a phone beside a shared screen has cards to hold. */
export const hasHand = ({ tall }: Plans): boolean => handsOf(tall.regions).length > 0;

/** The zones that have a place in a plan, by their ids. */
export function zonesIn(plan: Plan, scene: Scene, me: Seat): Set<string> {
  return new Set(compose(plan, scene, me).flatMap(({ zones }) => zones.map(({ id }) => id)));
}

/** Whether all these things, by their ids, have a place in a plan. */
export function holdsAll(plan: Plan, scene: Scene, me: Seat, ids: Iterable<string>): boolean {
  const zones = compose(plan, scene, me).flatMap(({ zones }) => zones);
  const held = new Set(zones.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]));
  return [...ids].every((id) => held.has(id));
}

/** The plan for a form. */
export const planFor = (plans: Plans, form: Form): Plan => (form === "hand" ? lowerHalf(plans.tall) : plans[form]);

/** A region with what lies in it. */
export interface Placed {
  region: Region;
  zones: Zone[];
  board: Board | null;
  /** Whose plate it is. */
  seat: Seat | null;
  /** What a plate shows in small. */
  glimpses: Zone[];
}

/** Where everything of a scene goes, seen from the seat at the lower edge. */
export function compose(plan: Plan, scene: Scene, me: Seat): Placed[] {
  const players = scene.seats.length;
  return plan.regions.map((region) => {
    const { holds } = region;
    const placed: Placed = { region, zones: [], board: null, seat: null, glimpses: [] };
    // In the order of the patterns, and within one in that of the scene.
    const meant = (patterns: readonly string[]) => {
      const matchers = patterns.map((pattern) => matcher(pattern, me, players));
      return [...new Set(matchers.flatMap((matches) => scene.zones.filter(matches)))];
    };
    if (holds === "prompt") return placed;
    if ("plate" in holds)
      return { ...placed, seat: (me + holds.plate) % players, glimpses: meant(region.glimpses ?? []) };
    if ("board" in holds) return { ...placed, board: scene.boards.find(({ id }) => id === holds.board) ?? null };
    return { ...placed, zones: meant(holds.zones) };
  });
}

/** The part of the felt that some regions take together; none if the plan has none of them. */
export function together({ regions }: Plan, names: string): Spot | undefined {
  const wanted = names.split(" ");
  const spots = regions.filter(({ name }) => wanted.includes(name)).map(({ at }) => at);
  if (!spots.length) return undefined;
  const [left, top] = [0, 1].map((n) => Math.min(...spots.map((at) => at[n]!))) as [number, number];
  const [right, bottom] = [0, 1].map((n) => Math.max(...spots.map((at) => at[n]! + at[n + 2]!))) as [number, number];
  return [left, top, right - left, bottom - top];
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

/** Whether some of these things lie behind a player's plate, where nobody could touch them. */
export function hides(placed: readonly Placed[], scene: Scene, seat: Seat, things: ReadonlySet<string>): boolean {
  return things.size > 0 && hidden(placed, scene, seat).some((id) => things.has(id));
}

/** The player behind whose plate everything lies that can be touched. */
export function hiderOf(placed: readonly Placed[], scene: Scene, things: ReadonlySet<string>): Seat | null {
  if (!things.size) return null;
  const hidesAll = (seat: Seat) => {
    const here = new Set(hidden(placed, scene, seat));
    return [...things].every((id) => here.has(id));
  };
  return scene.seats.find(({ seat }) => hidesAll(seat))?.seat ?? null;
}

function hidden(placed: readonly Placed[], scene: Scene, seat: Seat): string[] {
  return behindPlate(placed, scene, seat).flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]);
}

function belongsTo({ place }: Zone, seat: Seat): boolean {
  if (typeof place === "string") return false;
  return ("hand" in place ? place.hand : place.before) === seat;
}
