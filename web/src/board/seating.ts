// Who sits where around the table, seen from one seat.

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

/** The others clockwise from the left hand to the right. */
export function others(players: number, me: number): number[] {
  return Array.from({ length: players - 1 }, (_, n) => (me + 1 + n) % players);
}

/** One on each side and the rest across; a single opponent sits across. */
export function seating(players: number, me: number): Seating {
  const around = others(players, me);
  if (around.length < 2) return { left: [], top: around, right: [] };
  return { left: around.slice(0, 1), top: around.slice(1, -1), right: around.slice(-1) };
}
