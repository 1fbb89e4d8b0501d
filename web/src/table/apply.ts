// What the server says has changed, laid over what was there.

import type {
  BeatSaid,
  Board,
  CardScene,
  Changed,
  Choice,
  Cue,
  Line,
  LogLine,
  Parts,
  Scene,
  Sheet,
  Zone,
} from "../api/types";

/** What is known of the table: its parts by name, and what has happened. */
export type Known = { parts: Parts; log: LogLine[] };

/** What a client knows that has been told nothing. */
export const NOTHING: Known = { parts: {}, log: [] };

/** What is known after a change: the one rule for all parts, whatever they hold. */
export function apply({ parts, log }: Known, changed: BeatSaid | Changed): Known {
  const next = { ...parts, ...changed.set };
  for (const name of changed.gone ?? []) delete next[name as keyof Parts];
  const keep = "log_keep" in changed ? (changed.log_keep ?? Infinity) : Infinity;
  return { parts: next, log: [...log.filter((line) => line.number <= keep), ...(changed.log ?? [])] };
}

/** How a picture is staged, with the steps of its moment. */
export function cueOf({ cue }: BeatSaid, { parts }: Known): Cue {
  return cue.beads ? { ...cue, beads: { ...cue.beads, steps: parts.beads ?? [] } } : cue;
}

/** The scene that the parts make; none before a game has begun. */
export function sceneOf({ parts, log }: Known): Scene | null {
  if (!parts.zones) return null;
  return {
    seats: numbered((seat) => parts[`seat.${seat}`]).map((seat) =>
      parts.acting?.includes(seat.seat) ? { ...seat, acting: true } : seat,
    ),
    zones: parts.zones.flatMap((id) => zoneOf(parts, id) ?? []),
    boards: (parts.boards ?? []).flatMap((id) => boardOf(parts, id) ?? []),
    links: parts.links ?? [],
    flags: parts.flags ?? [],
    prompt: parts.prompt ?? null,
    tips: parts.tips ?? [],
    choices: choicesOf(parts),
    blocked: parts.blocked ?? [],
    sheet: sheetOf(parts),
    log,
  };
}

function zoneOf(parts: Parts, id: string): Zone | null {
  const [zone, content, slots] = [parts[`zone.${id}`], parts[`cards.${id}`], parts[`slots.${id}`]];
  if (!zone || !content) return null;
  const alike = content.cards.flatMap(({ times = 1, ...card }) => Array<typeof card>(times).fill(card));
  const cards = alike.map(({ face, ...card }, place): CardScene => {
    const front = face === undefined ? undefined : parts[`face.${face}`];
    return { id: `${id}.${place}`, ...card, ...(front && { face: front }) };
  });
  return { id, ...zone, ...content, ...(slots && { slots }), cards };
}

function boardOf(parts: Parts, id: string): Board | null {
  const board = parts[`board.${id}`];
  if (!board) return null;
  const { shows } = board;
  if ("matrix" in shows) {
    const columns = parts[`columns.${id}`] ?? [];
    return { ...board, shows: { matrix: { ...shows.matrix, columns, rows: linesOf(parts, id) } } };
  }
  if ("stations" in shows) {
    const stations = numbered((station) => parts[`station.${id}.${station}`]);
    return { ...board, shows: { stations: { ...shows.stations, stations } } };
  }
  return board;
}

/** A choice for each way to make it; a button without words says what its choice does. */
function choicesOf({ choices = [] }: Parts): Choice[] {
  return choices.flatMap(({ ways, ...choice }) =>
    ways.map((way) => {
      const { label } = choice;
      return { ...choice, touches: way.map((touch) => (typeof touch === "string" ? touch : { label, ...touch })) };
    }),
  );
}

function linesOf(parts: Parts, id: string): Line[] {
  return numbered((row) => parts[`line.${id}.${row}`]).map((line, row) => ({
    ...line,
    cells: Array.from({ length: line.cells }, (_, cell) => parts[`cell.${id}.${row}.${cell}`] ?? {}),
  }));
}

function sheetOf(parts: Parts): Sheet | null {
  return parts.sheet ? { ...parts.sheet, rows: numbered((row) => parts[`row.${row}`]) } : null;
}

/** What is numbered from 0, up to the first number that is not there. */
function numbered<T>(at: (number: number) => T | undefined): T[] {
  const found: T[] = [];
  for (let next = at(0); next !== undefined; next = at(found.length)) found.push(next);
  return found;
}
