// What the server says has changed, laid over what was there.

import type { CardFace, CardScene, Changed, ChangedZone, NumberedRow, Scene, Sheet } from "../api/types";

/** The faces that the server has told of, by their text. */
export type Faces = Map<string, CardFace>;

/** The scene as it is now; faces that are told of are remembered. */
export function apply(scene: Scene, changed: Changed, faces: Faces): Scene {
  for (const face of changed.faces ?? []) faces.set(face.text, face);
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  for (const zone of changed.zones ?? []) {
    const { place, layout, label } = { ...zones.get(zone.id), ...zone };
    if (place && layout && label) zones.set(zone.id, { ...zone, place, layout, label, cards: cardsOf(zone, faces) });
  }
  const order = changed.order ?? scene.zones.map((zone) => zone.id);
  const keep = changed.log_keep ?? Infinity;
  return {
    seats: scene.seats.map((seat) => changed.seats?.find((newer) => newer.seat === seat.seat) ?? seat),
    zones: order.flatMap((id) => zones.get(id) ?? []),
    flags: changed.flags ?? scene.flags,
    prompt: changed.prompt === undefined ? scene.prompt : changed.prompt,
    tips: changed.tips ?? scene.tips,
    choices: changed.choices ?? scene.choices,
    blocked: changed.blocked ?? scene.blocked,
    sheet: changed.sheet === undefined ? withRows(scene.sheet, changed.sheet_rows ?? []) : changed.sheet,
    log: [...scene.log.filter((line) => line.number <= keep), ...(changed.log ?? [])],
  };
}

/** The cards by name and in full. */
function cardsOf(zone: ChangedZone, faces: Faces): CardScene[] {
  return zone.cards.map(({ face, ...card }, place) => {
    const named = { id: `${zone.id}.${place}`, ...card };
    return face === undefined ? named : { ...named, face: faces.get(face) };
  });
}

function withRows(sheet: Sheet | null, changed: NumberedRow[]): Sheet | null {
  if (!sheet || !changed.length) return sheet;
  const rows = [...sheet.rows];
  for (const { number, row } of changed) rows[number] = row;
  return { ...sheet, rows };
}
