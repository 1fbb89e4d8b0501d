// Arrow keys go from thing to thing by where they lie on the table.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Going sideways of the wanted direction counts this many times as much as going along it. */
const SIDEWAYS = 2.5;

interface Spot {
  x: number;
  y: number;
}

/** The spot that is nearest in a direction. */
export function nearest<T extends Spot>(
  from: Spot,
  spots: readonly T[],
  [dx, dy]: readonly [number, number],
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 4) continue;
    const far = along + SIDEWAYS * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Moves the focus over the table. Says whether the key was an arrow that led somewhere. */
export function arrow(root: HTMLElement, key: string): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const things = [...root.querySelectorAll<HTMLElement>("[data-touch]")];
  const spots = things.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { element, x: x + Math.min(width, 20) / 2, y: y + Math.min(height, 40) / 2 };
  });
  const here = spots.find(({ element }) => element === document.activeElement);
  const first = spots.find(({ element }) => element.tabIndex >= 0) ?? spots[0];
  const next = here ? nearest(here, spots, direction) : first;
  next?.element.focus();
  return next !== null && next !== undefined;
}
