// Finds how large things on the table can be so that all of them are seen at once.

import WIDTHS from "../styles/widths.json";

/** Sizes go in steps, from the least on. */
const LEAST = 0.46;
const STEP = 0.05;
const MOST = 17;
/** Phones scroll: there, small enough to scroll little. */
const SCROLLING = 8;

export function scrolls(): boolean {
  return matchMedia(WIDTHS.tablet).matches;
}

/** How much the number of cards changes before it is worth looking whether they could be larger. */
const NOTABLE = 0.25;

const overflows = (felt: HTMLElement) => felt.scrollHeight > felt.clientHeight + 1;

/** The largest whole number from 0 to `most` that fits; 0 always does. Tries around `guess` first, as little changes at a time. */
export function largest(most: number, guess: number, fits: (size: number) => boolean): number {
  let [fitting, tooLarge] = [0, most + 1];
  let next = Math.min(Math.max(guess, 1), most);
  for (let tries = 0; tooLarge - fitting > 1; tries++) {
    if (fits(next)) fitting = next;
    else tooLarge = next;
    if (tries) next = (fitting + tooLarge) >> 1;
    else next = next === fitting ? fitting + 1 : tooLarge - 1;
  }
  return fitting;
}

/** Keeps a table fitting. Each try lays every card out anew, so there are few, and none while all is well. */
export class Fitter {
  private fittedFor = 0;
  private readonly sizes = { "--fit": MOST, "--fit-middle": MOST };

  constructor(
    private readonly stage: HTMLElement,
    private readonly felt: HTMLElement,
  ) {}

  /** After the scene has changed. */
  update(): void {
    const cards = this.felt.querySelectorAll("[data-card]").length;
    const notable = Math.abs(cards - this.fittedFor) > NOTABLE * this.fittedFor;
    if (!notable && !overflows(this.felt)) return;
    this.fittedFor = cards;
    this.refit();
  }

  /** First the players around the table get the size that fits, then the middle what room is left. */
  refit(): void {
    this.set("--fit-middle", 0);
    this.enlarge("--fit");
    // Who sits at the sides has no say in how large the middle is.
    this.felt.classList.add("sides-apart");
    this.enlarge("--fit-middle");
    this.felt.classList.remove("sides-apart");
  }

  private enlarge(name: keyof Fitter["sizes"]): void {
    const fits = (size: number) => {
      this.set(name, size);
      return !overflows(this.felt);
    };
    this.sizes[name] = largest(scrolls() ? SCROLLING : MOST, this.sizes[name], fits);
    this.set(name, this.sizes[name]);
  }

  private set(name: string, size: number): void {
    this.stage.style.setProperty(name, (LEAST + size * STEP).toFixed(2));
  }
}

/** Where the table scrolls, something that can be touched is brought into sight. */
export function showPlayable(stage: HTMLElement): void {
  const things = scrolls() ? [...stage.querySelectorAll("[data-playable]")] : [];
  const seen = things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  if (!seen) things[0]?.scrollIntoView({ block: "center" });
}
