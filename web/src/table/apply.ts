// What the server says has changed, laid over what was there.

import type { CardFace, CardScene, Changed, NumberedRow, Scene, Sheet } from "../api/types";

/** The faces that the server has told of, by number. */
export type Faces = Map<number, CardFace>;

/** The scene as it is now; faces that are told of are remembered. */
export function apply(scene: Scene, changed: Changed, faces: Faces): Scene {
  for (const { number, face } of changed.faces ?? []) faces.set(number, face);
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  for (const zone of changed.zones ?? []) {
    const { place, layout, label } = { ...zones.get(zone.id), ...zone };
    if (place && layout && label)
      zones.set(zone.id, { ...zone, place, layout, label, cards: withFaces(zone.cards, faces) });
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

function withFaces(cards: CardScene<number>[], faces: Faces): CardScene[] {
  return cards.map(({ face, ...card }) => (face === undefined ? card : { ...card, face: faces.get(face) }));
}

function withRows(sheet: Sheet | null, changed: NumberedRow[]): Sheet | null {
  if (!sheet || !changed.length) return sheet;
  const rows = [...sheet.rows];
  for (const { number, row } of changed) rows[number] = row;
  return { ...sheet, rows };
}
