// Whole games against bots, from the first click to the score sheet.

import { fewest, GAMES } from "./catalog";
import { faultsOfAGame, LAPTOP } from "./measure";
import { expectScores, playToTheEnd, type Touching } from "./player";
import { startGame } from "./tables";
import { expect, test } from "./test";

test.describe("with cards that move", () => {
  test("Play now leads from the front page to the score sheet of Donburiko", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("article", { name: "Donburiko" }).getByRole("button", { name: "Play now" }).click();
    await playToTheEnd(page);
    await expectScores(page, 3);
  });
});

test.describe("with reduced motion", () => {
  // Every run deals other cards: a position that one game in many reaches is told of, and not what stops a release.
  test.describe.configure({ retries: 2 });
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const game of GAMES) {
    test(`a whole game of ${game} against bots is clicked to its score sheet`, async ({ page, server }) => {
      const { link } = await startGame(server, game);
      await page.goto(link);
      expect(await faultsOfAGame(page, [LAPTOP])).toEqual([]);
      await expectScores(page, fewest(game));
      await expect(page).toHaveTitle(/^Over/);
    });
  }
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a whole game of donburiko is tapped to its score sheet", async ({ page, server }) => {
    const tapping: Touching = (thing) => thing.tap({ position: { x: 6, y: 6 } });
    const { link } = await startGame(server, "donburiko");
    await page.goto(link);
    await playToTheEnd(page, tapping);
    await expectScores(page, fewest("donburiko"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
