// Finds how large things on the table can be so that all of them are seen at once.

const HALVINGS = 4;
const MOST = 1.3;
const LEAST = 0.46;
/** Phones scroll: there, small enough to scroll little. */
const SCROLLING = 0.85;

export function scrolls(): boolean {
  return matchMedia("(max-width: 820px)").matches;
}

/** How much the number of cards changes before it is worth looking whether they could be larger. */
const NOTABLE = 0.25;

const overflows = (felt: HTMLElement) => felt.scrollHeight > felt.clientHeight + 1;

/** Keeps a table fitting. Each try lays every card out anew, so there are few, and none while all is well. */
export class Fitter {
  private fittedFor = 0;

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
    this.stage.style.setProperty("--fit-middle", String(LEAST));
    this.largest("--fit");
    // Who sits at the sides has no say in how large the middle is.
    this.felt.classList.add("sides-apart");
    this.largest("--fit-middle");
    this.felt.classList.remove("sides-apart");
  }

  private largest(name: string): void {
    const fits = (scale: number) => {
      this.stage.style.setProperty(name, scale.toFixed(2));
      return !overflows(this.felt);
    };
    let [fitting, most] = [LEAST, scrolls() ? SCROLLING : MOST];
    if (fits(most)) return;
    for (let n = 0; n < HALVINGS; n++) {
      const middle = (fitting + most) / 2;
      if (fits(middle)) fitting = middle;
      else most = middle;
    }
    fits(fitting);
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
