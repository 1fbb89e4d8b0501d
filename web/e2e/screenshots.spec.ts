// Pictures for the README, taken when SCREENSHOTS=1.

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { GAMES, players } from "./catalog";
import { playSome } from "./player";
import { startGame } from "./tables";
import { test } from "./test";

test.skip(process.env.SCREENSHOTS !== "1", "pictures are taken with SCREENSHOTS=1");

const FOLDER = join(import.meta.dirname, "../../docs/screenshots");
/** Into the middle even of a short game. */
const TOUCHES = 7;

async function take(page: Page, name: string): Promise<void> {
  // Nothing is half done or looked at closely.
  const back = page.locator("[data-prompt]").getByRole("button", { name: "Back" });
  while (await back.count()) await back.click();
  await page.mouse.move(2, 2);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled" });
}

// Two thirds of the size are enough to be read, and half as much to load.
test.use({ deviceScaleFactor: 0.65, contextOptions: { reducedMotion: "reduce" } });

test("the front page", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await take(page, "home");
});

for (const game of GAMES) {
  test(`${game} in the middle of a game`, async ({ page, server }) => {
    await page.goto((await startGame(server, game, { players: players(game).max })).link);
    await playSome(page, TOUCHES);
    await take(page, game);
  });
}

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });
  test("grimoire in the dark", async ({ page, server }) => {
    await page.goto((await startGame(server, "grimoire", { players: 3 })).link);
    await playSome(page, TOUCHES);
    await take(page, "dark");
  });
});

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });
  test("donburiko on a phone", async ({ page, server }) => {
    await page.goto((await startGame(server, "donburiko", { players: 3 })).link);
    await playSome(page, TOUCHES);
    await take(page, "phone");
  });
});
