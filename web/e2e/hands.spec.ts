// How a table feels: dragging, taking back, moving, being told whose turn it is.

import type { Page } from "@playwright/test";
import { playSome } from "./player";
import { startGame, startTogether } from "./tables";
import { expect, test } from "./test";

/** A playable card that can be put somewhere, and where. */
async function lift(page: Page): Promise<{ card: string; zone: string }> {
  await expect(page.locator(".card.playable").first()).toBeVisible();
  for (const card of await page.locator(".card.playable").all()) {
    await card.click({ position: { x: 6, y: 6 } });
    const zone = page.locator(".zone.playable").first();
    if (await zone.count()) {
      const found = { card: (await card.getAttribute("data-card"))!, zone: (await zone.getAttribute("data-zone"))! };
      await page.keyboard.press("Escape");
      return found;
    }
  }
  throw new Error("no card can be put anywhere");
}

test("Escape takes a touch back", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  const { card } = await lift(page);
  const held = page.locator(`[data-card="${card}"]`);
  await expect(held).not.toHaveClass(/picked/);
  await held.click({ position: { x: 6, y: 6 } });
  await expect(held).toHaveClass(/picked/);
  await page.keyboard.press("Escape");
  await expect(held).not.toHaveClass(/picked/);
  await expect(held).toHaveClass(/playable/);
});

test("a card can be dragged to where it goes", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  const { card, zone } = await lift(page);
  const before = await page.locator(".log li").count();
  const from = (await page.locator(`[data-card="${card}"]`).boundingBox())!;
  const to = (await page.locator(`[data-zone="${zone}"]`).boundingBox())!;
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(
      async () =>
        (await page.locator(".log li").count()) > before || (await page.locator(".prompt .button").count()) > 0,
    )
    .toBe(true);
});

test("cards move, but not for those who asked for less motion", async ({ page, server }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset.moved = "yes";
      return animate.apply(this, args);
    };
  });
  const moved = () => page.evaluate(() => document.documentElement.dataset.moved);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto((await startGame(server, "donburiko")).link);
  await playSome(page, 4);
  expect(await moved()).toBeUndefined();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
  ).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await playSome(page, 4);
  expect(await moved()).toBe("yes");
});

test("the title of the tab says whose turn it is", async ({ page, server }) => {
  const places = await startTogether(server, "donburiko");
  const looks = await Promise.all(places.map((place) => place.look()));
  const acting = looks.findIndex(({ scene }) => scene.choices.length > 0);
  const [mine, other] = [places[acting]!, places[1 - acting]!];
  await page.goto(mine.link);
  await expect(page).toHaveTitle(/Your turn · Donburiko/);
  while ((await mine.look()).scene.choices.length) await mine.play();
  await expect(page).toHaveTitle(/^(Mari|Friend 1) … · Donburiko/);
  while ((await other.look()).scene.choices.length) await other.play();
  await expect(page).toHaveTitle(/Your turn/);
});

test("a card looked at with the mouse is shown large with its rule", async ({ page, server }) => {
  await page.goto((await startGame(server, "minions")).link);
  await page
    .locator(".hand .card")
    .first()
    .hover({ position: { x: 6, y: 6 } });
  await expect(page.locator(".inspector p").first()).not.toBeEmpty();
});
