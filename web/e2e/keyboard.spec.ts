// Without a mouse: Tab and arrows go there, Enter touches, Escape takes back.

import type { Locator } from "@playwright/test";
import { fewest, GAMES } from "./catalog";
import { expectScores, playToTheEnd } from "./player";
import { finishTogether, startGame } from "./tables";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const MOST_TABS = 80;

/** Goes to a thing as a person would, with Tab until it has the focus, and presses Enter. */
async function pressing(thing: Locator): Promise<void> {
  const keyboard = thing.page().keyboard;
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await thing.evaluate(hasFocus)) return keyboard.press("Enter");
    await keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${thing}`);
}

/** A zone or a plate answers at its name. */
function hasFocus(thing: HTMLElement): boolean {
  const focused = document.activeElement as HTMLElement | null;
  return thing === focused || (thing.contains(focused) && focused?.dataset.touch === thing.dataset.zone);
}

for (const game of GAMES) {
  test(`a whole game of ${game} is played with the keyboard alone, to the score sheet`, async ({ page, server }) => {
    const { link } = await startGame(server, game);
    await page.goto(link);
    await playToTheEnd(page, pressing);
    await expectScores(page, fewest(game));
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-ending]")).toHaveCount(0);
  });
}

test("Play now is reached from the top of the front page with Tab", async ({ page }) => {
  await page.goto("/");
  await pressing(page.getByRole("button", { name: "Play now" }).first());
  await expect(page.locator("[data-prompt]")).toBeVisible();
});

test("arrows go from card to card", async ({ page, server }) => {
  const { link } = await startGame(server, "donburiko");
  await page.goto(link);
  const cards = page.locator("[data-hand] [data-card]");
  await expect(page.locator("[data-card][data-playable]").first()).toBeVisible();
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cards.first()).toBeFocused();
});

test("the focus goes along to the heading of the next page, and back", async ({ page, server }) => {
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  await page.goto("/rules/minions");
  await expect(heading("The Minion Recipes")).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await pressing(page.getByRole("link", { name: "Grimoire" }));
  await expect(heading("Grimoire")).toBeFocused();
  await page.goBack();
  await expect(heading("The Minion Recipes")).toBeFocused();
  await pressing(page.getByRole("button", { name: "Play now" }));
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await expect(heading("The Minion Recipes")).toBeFocused();
  await page.goto((await finishTogether(server, "donburiko"))[0]!.link);
  await page.getByRole("button", { name: "Play again" }).press("Enter");
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  await expect(heading("Donburiko")).toBeFocused();
});
