// Tables are designed and stay as they are, and what happens on them is seen to happen.

import type { Page } from "@playwright/test";
import { GAMES, players } from "./catalog";
import { faultsOfAGame, WINDOWS } from "./measure";
import { thing } from "./player";
import { startGame } from "./tables";
import { expect, test } from "./test";

test.describe("a whole game", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const game of GAMES) {
    const { max } = players(game);
    test(`of ${game} for ${max} keeps its places and sizes in every window`, async ({ page, server }) => {
      await page.goto((await startGame(server, game, { players: max })).link);
      expect(await faultsOfAGame(page, WINDOWS)).toEqual([]);
    });
  }
});

test.describe("what happens", () => {
  test.use({ pace: "normal" });

  /** The page's clock goes on by so much, in milliseconds; nobody waits for it. */
  const LEAP = 1000;
  /** Enough for a deal or a round of any game, and how often one may find that it is not one's turn. */
  const MOVES = 18;
  const TRIES = 600;

  /** Notes of each picture with something turned up or counted how long it was seen, by the page's clock. */
  function watchPictures(): void {
    const held: [string, number][] = [];
    Object.assign(window, { held });
    let [picture, since] = ["", 0];
    setInterval(() => {
      const felt = document.querySelector<HTMLElement>("div[data-felt]");
      const said = document.querySelector("[data-prompt] [data-text]")?.textContent ?? "";
      const now = felt?.dataset.moment ? `${felt.dataset.moment}: ${said}` : "";
      if (now === picture) return;
      if (/^(reveal|score)/.test(picture)) held.push([picture, performance.now() - since]);
      [picture, since] = [now, performance.now()];
    }, 20);
  }

  /** Lets everything be seen that has happened. */
  async function watchAll(page: Page): Promise<void> {
    while (await page.locator("div[data-felt][data-moment]").count()) await page.clock.runFor(LEAP);
  }

  for (const game of GAMES) {
    test(`in ${game} is seen to happen, each picture for at least 0.7 seconds`, async ({ page, server }) => {
      await page.clock.install();
      await page.addInitScript(watchPictures);
      const place = await startGame(server, game);
      await page.goto(place.link);
      await expect(page.locator("[data-felt] [data-region]").first()).toBeVisible();
      // Nobody touches the page; our seat plays from elsewhere, one move after the other has been seen.
      for (let [moves, tries] = [0, 0]; moves < MOVES && tries < TRIES; tries++) {
        if (await place.play()) moves++;
        await page.waitForTimeout(120);
        await watchAll(page);
      }
      const held = await page.evaluate(() => (window as unknown as { held: [string, number][] }).held);
      expect(held.length).toBeGreaterThan(0);
      expect(held.filter(([, time]) => time < 700)).toEqual([]);
    });
  }
});

test("whoever is to act need not wait: a touch goes to the end of what is shown", async ({ page, server }) => {
  await page.addInitScript(() =>
    localStorage.setItem("chabudai", JSON.stringify({ pace: "slow", soundOffered: true })),
  );
  const place = await startGame(server, "donburiko");
  await page.goto(place.link);
  const felt = page.locator("div[data-felt]");
  for (let moves = 0; moves < 30 && !(await felt.getAttribute("data-moment")); moves++) {
    await place.play();
    await page.waitForTimeout(150);
  }
  await expect(felt).toHaveAttribute("data-moment", /.+/);
  await page.keyboard.press("Escape");
  await expect(felt).not.toHaveAttribute("data-moment", /.+/);
});

test("an offer of a place is touched where the card goes", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  await thing(page, "hand0.0").click({ position: { x: 6, y: 6 } });
  await expect(page.locator("[data-felt] button[data-zone][data-playable]").first()).toBeVisible();
});
