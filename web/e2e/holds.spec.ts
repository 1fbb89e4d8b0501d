// What happens is seen to happen: a card that is laid or turned up, the last of a trick, a taken row, an opened book, the deserts of a
// revolution, stays before the eyes for a while before what follows covers it.

import type { Page } from "@playwright/test";
import { fewest, GAMES } from "./catalog";
import { startGame } from "./tables";
import { expect, test } from "./test";

/** At the normal pace nothing is shown for a shorter time, in milliseconds. */
const LEAST = 700;
/** A browser that is busy looks up to so late. */
const LATE = 60;
/** In so many moves of one player every game has had its climax; a round that is over sooner is enough after this many. */
const MOST_MOVES = 30;
const FEWEST_MOVES = 6;

interface Seen {
  /** Where and what it was, and for how long. */
  thing: string;
  ms: number;
}

/** Notes every card that can be seen in a place, and every picture, and for how long it could be. */
function watch(): void {
  const since = new Map<string, number>();
  const gone: Seen[] = [];
  const moments = new Set<string>();
  // Whoever comes late sees the table as it is, however long it has been so.
  let begun = false;
  Object.assign(window, { gone, moments });
  setInterval(() => {
    const felt = document.querySelector<HTMLElement>("div[data-felt]");
    if (!felt) return;
    moments.add(felt.dataset.moment ?? "");
    const now = performance.now();
    // Whoever plays a card of their own hand knows it.
    const cards = felt.querySelectorAll<HTMLElement>("[data-place]:not([data-hand]) > * > [data-card][data-face]");
    const things = new Set<string>();
    const moment = felt.dataset.moment;
    // A round that is over is held until somebody goes on.
    if (moment && moment !== "chapter")
      things.add(`picture: ${moment} ${document.querySelector("[data-prompt] [data-text]")?.textContent}`);
    for (const card of cards) {
      // What is said of a card may change while it lies there: its name is what comes first.
      const name = card.ariaLabel?.split(",")[0];
      things.add(`${card.closest<HTMLElement>("[data-zone]")!.dataset.zone}: ${name}`);
    }
    for (const thing of things) if (!since.has(thing)) since.set(thing, begun ? now : -Infinity);
    begun = true;
    for (const [thing, from] of since) {
      if (things.has(thing)) continue;
      gone.push({ thing, ms: Math.round(now - from) });
      since.delete(thing);
    }
  }, 15);
}

/** Nobody touches the page: our seat plays from elsewhere, one move after the other has been seen. */
async function allShown(page: Page): Promise<void> {
  const goOn = page.locator("[data-interlude] [data-go-on]");
  await expect(async () => {
    if (await goOn.isVisible()) {
      await page.waitForTimeout(LEAST + LATE);
      await goOn.click({ timeout: 1000 });
    }
    expect(await page.locator("div[data-felt][data-moment]").count()).toBe(0);
  }).toPass({ timeout: 90_000 });
}

test.describe("at the normal pace", () => {
  // A machine that is busy elsewhere shows things late.
  test.describe.configure({ retries: 1 });
  test.use({ pace: "normal" });

  for (const game of GAMES) {
    test(`every card of ${game} is seen before it goes`, async ({ page, server }) => {
      await page.addInitScript(watch);
      const place = await startGame(server, game, { players: fewest(game), bot_delay_ms: 300 });
      await page.goto(place.link);
      await expect(page.locator("[data-felt] [data-region]").first()).toBeVisible();
      await page.waitForTimeout(LEAST + LATE);
      const seen = () =>
        page.evaluate(() => {
          const { gone, moments } = window as unknown as { gone: Seen[]; moments: Set<string> };
          return { gone, moments: [...moments] };
        });
      for (let moves = 0; moves < MOST_MOVES; moves++) {
        await allShown(page);
        if (moves >= FEWEST_MOVES && (await seen()).moments.includes("chapter")) break;
        await place.play();
        await page.waitForTimeout(LEAST + LATE);
      }
      const { gone, moments } = await seen();
      const shortest = Math.min(...gone.map(({ ms }) => ms));
      console.log(`${game}: ${gone.length} cards and pictures went, the first after ${shortest} ms`);
      expect(gone.filter(({ ms }) => ms < LEAST - LATE)).toEqual([]);
      expect(moments).toContain("chapter");
      expect(gone.some(({ thing }) => /^picture: (reveal|score)/.test(thing))).toBe(true);
    });
  }
});
