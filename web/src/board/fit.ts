// Finds how large things on the table can be so that all of them are seen at once.

const STEP = 0.06;
const MOST = 1.3;
const LEAST = 0.46;
/** Phones scroll: there, small enough to scroll little. */
const SCROLLING = 0.85;

export function scrolls(): boolean {
  return matchMedia("(max-width: 820px)").matches;
}

/** First the players around the table get the size that fits, then the middle what room is left. */
export function fit(stage: HTMLElement, felt: HTMLElement): void {
  stage.style.setProperty("--fit-middle", String(LEAST));
  for (const name of ["--fit", "--fit-middle"]) largest(stage, felt, name);
}

function largest(stage: HTMLElement, felt: HTMLElement, name: string): void {
  let scale = scrolls() ? SCROLLING : MOST;
  const set = () => stage.style.setProperty(name, scale.toFixed(2));
  set();
  while (scale > LEAST && felt.scrollHeight > felt.clientHeight + 1) {
    scale -= STEP;
    set();
  }
}

/** Where the table scrolls, something that can be touched is brought into sight. */
export function showPlayable(stage: HTMLElement): void {
  const things = scrolls() ? [...stage.querySelectorAll(".playable")] : [];
  const seen = things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  if (!seen) things[0]?.scrollIntoView({ block: "center" });
}
