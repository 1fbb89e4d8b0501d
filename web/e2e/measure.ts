// Whether a table is as it was designed: cards and letters are large enough, no word is cut off or left out, nothing moves, little
// felt is bare.

import type { Page } from "@playwright/test";
import { playToTheEnd } from "./player";

/** The narrowest cards that may lie in the middle, in one's hand and before the others. */
interface Least {
  middle: number;
  hand: number;
  others: number;
}

/** A window, what is readable there, and whether it has room for every word. */
export interface Window {
  name: string;
  size: { width: number; height: number };
  least: Least;
  /** The height of the smallest letters, in pixels. */
  letters: number;
  roomy: boolean;
}

export const LAPTOP: Window = {
  name: "a laptop",
  size: { width: 1280, height: 800 },
  least: { middle: 84, hand: 84, others: 48 },
  letters: 8,
  roomy: true,
};

export const WINDOWS: readonly Window[] = [
  LAPTOP,
  {
    name: "a large screen",
    size: { width: 1920, height: 1080 },
    least: { middle: 112, hand: 112, others: 64 },
    letters: 9.5,
    roomy: true,
  },
  {
    name: "a phone",
    size: { width: 390, height: 844 },
    least: { middle: 52, hand: 56, others: 0 },
    letters: 7,
    roomy: false,
  },
  {
    name: "a lying phone",
    size: { width: 844, height: 390 },
    least: { middle: 52, hand: 56, others: 0 },
    letters: 7,
    roomy: false,
  },
  {
    name: "a small phone",
    size: { width: 360, height: 740 },
    least: { middle: 46, hand: 52, others: 0 },
    letters: 6.5,
    roomy: false,
  },
];

/** How much of the felt the regions of a plan cover, in hundredths. */
const COVERED = 75;

/** What is wrong with the table as it is, as sentences. Runs in the page. */
function faultsOf([{ name, least, letters, roomy }, covered]: [Window, number]): string[] {
  const faults: string[] = [];
  const felt = document.querySelector<HTMLElement>("div[data-felt]")!;
  const regionOf = (element: Element) => element.closest<HTMLElement>("[data-region]")?.dataset.region ?? "felt";
  const words = (text: string) => `"${text.trim().replace(/\s+/g, " ").slice(0, 50)}"`;

  /** For whoever has it read out only. */
  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== felt; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== "none") return true;
    return false;
  };

  const widths: [string, number, string][] = [
    ["[data-place=middle]", least.middle, "middle"],
    ["[data-hand]", least.hand, "hand"],
    ["[data-place=others]", least.others, "others' sides"],
  ];
  for (const [place, most, what] of widths)
    for (const card of felt.querySelectorAll<HTMLElement>(`${place} > * > [data-card][data-face]`))
      if (card.offsetWidth < most) faults.push(`${what}: ${card.dataset.card} is ${card.offsetWidth} px wide`);

  // Where letters have ink: a font says how far it and its letters reach above and below their line.
  const pen = document.createElement("canvas").getContext("2d")!;
  const unseen = "svg, .unseen, [data-dropped], button[data-card] > span.label";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!text.textContent!.trim() || parent.closest(unseen) || !parent.checkVisibility()) continue;
    if (!parent.closest("[data-felt], header")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
    if (!first || !last || first.width < 2) continue;
    const style = getComputedStyle(parent);
    const small = parseFloat(style.fontSize);
    if (small < letters && !isClipped(parent))
      faults.push(`letters of ${small.toFixed(1)} px in ${regionOf(parent)}: ${words(text.textContent!)}`);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(text.textContent!.trim());
    const box = range.getBoundingClientRect();
    const top = first.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const bottom = last.top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent;
    for (let clip: HTMLElement | null = parent; clip && clip !== document.body; clip = clip.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(clip);
      if (clipPath !== "none") break;
      const edge = clip.getBoundingClientRect();
      const wide = overflowX === "hidden" && (box.right > edge.right + 2 || box.left < edge.left - 2);
      const high = overflowY === "hidden" && (bottom > edge.bottom + 1 || top < edge.top - 1);
      if (!wide && !high) continue;
      faults.push(`cut off in ${regionOf(parent)} by its ${clip.classList[0]}: ${words(text.textContent!)}`);
      break;
    }
  }

  // A question and what is said to it are never left out. On a phone what is said besides may be; it is read out still.
  // On a plate a check, a pointer and a picture say the same as what goes.
  const lost = roomy ? "[data-dropped]:not([data-seat] *)" : "[data-prompt] [data-dropped]:not([data-spare])";
  for (const left of felt.querySelectorAll(lost))
    faults.push(`left out of ${regionOf(left)}: ${words(left.textContent!)}`);

  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  if (page.scrollWidth > innerWidth + 1) faults.push("the page scrolls sideways");

  const all = ((window as unknown as { seen?: Map<string, DOMRect> }).seen ??= new Map<string, DOMRect>());
  for (const region of felt.querySelectorAll<HTMLElement>("[data-region], [data-place]")) {
    const what = region.dataset.region ? `region ${region.dataset.region}` : region.dataset.zone!;
    const now = region.getBoundingClientRect();
    const was = all.get(`${name} ${what}`) ?? now;
    all.set(`${name} ${what}`, now);
    const moved = Math.max(Math.abs(was.x - now.x), Math.abs(was.y - now.y));
    if (moved > 1 || Math.abs(was.width - now.width) > 1) faults.push(`${what} has moved or changed its size`);
  }

  // What stands in the prompt's place may grow out of it on a phone, over the rim of what lies above.
  for (const strip of felt.querySelectorAll<HTMLElement>("[data-prompt] .inside")) {
    const edge = strip.getBoundingClientRect();
    const grown = Math.round(strip.parentElement!.getBoundingClientRect().top - edge.top);
    if (grown > (roomy ? 3 : 30)) faults.push(`the prompt is ${grown} px too high: ${words(strip.textContent!)}`);
    for (const button of strip.querySelectorAll("button")) {
      const { left, right } = button.getBoundingClientRect();
      if (left < edge.left || right > edge.right) faults.push(`a button is cut off: ${words(button.textContent!)}`);
    }
  }

  const regions = [...felt.querySelectorAll<HTMLElement>(":scope > [data-region]")];
  const area = regions.reduce((sum, { offsetWidth, offsetHeight }) => sum + offsetWidth * offsetHeight, 0);
  const share = Math.round((100 * area) / (felt.clientWidth * felt.clientHeight));
  if (share < covered) faults.push(`the regions cover ${share}% of the felt`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Between looks at all windows but the first, so many touches are made. */
const EVERY = 6;

/** Plays a whole game in the first of these windows and says what was wrong on the way, in whichever of them. */
export async function faultsOfAGame(page: Page, windows: readonly Window[]): Promise<string[]> {
  const [home, ...others] = windows as [Window, ...Window[]];
  const found = new Set<string>();
  const look = async (window: Window) => {
    for (const fault of await page.evaluate(faultsOf, [window, COVERED] as [Window, number])) found.add(fault);
  };
  let touches = 0;
  await page.setViewportSize(home.size);
  await playToTheEnd(page, async (target) => {
    await look(home);
    if (others.length && touches++ % EVERY === 0) {
      for (const window of others) {
        await page.setViewportSize(window.size);
        // Words are fitted once the page has been laid out anew.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await look(window);
      }
      await page.setViewportSize(home.size);
    }
    await target.click({ position: { x: 6, y: 6 }, noWaitAfter: true });
  });
  return [...found].slice(0, 30);
}
