// Somebody who plays whatever is on the table by touching what glows. Knows no game.

import { expect, type Locator, type Page } from "@playwright/test";

/** No game of ours takes one player more touches. */
const MOST_TOUCHES = 600;
/** How long the others may take. */
const PATIENCE = 60_000;
/** After this long without any change one wonders whether one has touched it at all. */
const HESITATION = 8_000;

/** What may be touched next: buttons, and what glows on the table. */
export const GLOWING = "[data-touch][data-playable]";

interface Look {
  over: boolean;
  /** What may be touched: buttons first, then what glows on the table. */
  ids: string[];
  /** Everything that a touch can change. */
  all: string;
}

/** How the table looks once one can do something there, or null while it is as it was or others play. */
function lookAfter([before, glowing]: [string, string]): Look | null {
  if (document.querySelector("[data-ending]")) return { over: true, ids: [], all: "" };
  if (!document.querySelector("[data-prompt=mine]")) return null;
  const all = [...document.querySelectorAll<HTMLElement>("[data-prompt] [data-text], [data-log] li, [data-touch]")]
    .map(({ dataset, className, ariaLabel, textContent }) => [dataset.touch, className, ariaLabel, textContent].join())
    .join("\n");
  if (all === before) return null;
  const confirm = [...document.querySelectorAll<HTMLElement>('[data-touch="confirm"]')];
  const things = confirm.length ? confirm : [...document.querySelectorAll<HTMLElement>(glowing)];
  const ids = things.map((thing) => thing.dataset.touch!);
  return ids.length ? { over: false, ids, all } : null;
}

/** The thing itself: a zone or a player answers anywhere. Where cards overlap, their upper left corners are in sight. */
export function thing(page: Page, id: string): Locator {
  return page.locator(`[data-zone="${id}"], [data-touch="${id}"]`).first();
}

export type Touching = (thing: Locator) => Promise<void>;
export const clicking: Touching = (thing) => thing.click({ position: { x: 6, y: 6 }, noWaitAfter: true });

/** The table after a touch. A touch that changed nothing is told of and made again, as a person would. */
async function nextLook(page: Page, before: string, touched: string): Promise<Look> {
  const look = (last: string, timeout: number) =>
    page.waitForFunction(lookAfter, [last, GLOWING] as [string, string], { timeout, polling: 50 });
  const found = await look(before, HESITATION).catch(async () => {
    const again = await look("", PATIENCE);
    if ((await again.jsonValue())?.all === before) console.log(`touching ${touched} changed nothing`);
    return again;
  });
  return (await found.jsonValue())!;
}

/**
 * Touches one thing after the other, as soon as it is one's turn, until the game is over or `most` things have been touched. Says
 * how many there were.
 */
async function touchAll(page: Page, most: number, touch: Touching): Promise<number> {
  let [before, touched] = ["", "nothing"];
  for (let touches = 0; ; touches++) {
    const { over, ids, all } = await nextLook(page, before, touched);
    if (over || touches === most) return touches;
    before = all;
    // Steps of seven go through the possibilities without any pattern that a game could have.
    touched = ids[(touches * 7) % ids.length]!;
    await touch(thing(page, touched));
  }
}

/** Plays until the score sheet lies on the table. */
export async function playToTheEnd(page: Page, touch = clicking): Promise<void> {
  const touches = await touchAll(page, MOST_TOUCHES, touch);
  if (touches === MOST_TOUCHES) throw new Error(`the game did not end within ${MOST_TOUCHES} touches`);
}

/** Plays into the middle of a game, and is to act again. */
export async function playSome(page: Page, touches: number, touch = clicking): Promise<void> {
  await touchAll(page, touches, touch);
}

/** The score sheet: who won, and a row of figures for everybody. */
export async function expectScores(page: Page, players: number): Promise<void> {
  const ending = page.locator("[data-ending]");
  await expect(ending.locator(".places li")).toHaveCount(players);
  await expect(ending.getByRole("table")).toBeVisible();
  await expect(ending.getByRole("row").nth(1)).toBeVisible();
}
