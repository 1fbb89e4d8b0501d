// What the server says has changed, laid over what was there.

import type { Changed, Scene } from "../api/types";

export function apply(scene: Scene, changed: Changed): Scene {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  for (const zone of changed.zones ?? []) zones.set(zone.id, zone);
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
    sheet: changed.sheet === undefined ? scene.sheet : changed.sheet,
    log: [...scene.log.filter((line) => line.number <= keep), ...(changed.log ?? [])],
  };
}
