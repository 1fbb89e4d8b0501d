// How a table feels: dragging, taking back, moving, being told whose turn it is.

import type { Locator, Page } from "@playwright/test";
import { clicking, playSome } from "./player";
import { startGame, startTogether } from "./tables";
import { expect, test } from "./test";

/** A playable card that can be put somewhere, and where. */
async function lift(page: Page): Promise<{ card: Locator; zone: Locator }> {
  await expect(page.locator("[data-card][data-playable]").first()).toBeVisible();
  for (const id of await page
    .locator("[data-card][data-playable]")
    .evaluateAll((cards) => cards.map(({ dataset }) => dataset.card))) {
    const card = page.locator(`[data-card="${id}"]`);
    await clicking(card);
    const zone = page.locator("[data-felt] [data-zone][data-playable]:not([data-seat])").first();
    if (await zone.count())
      return { card, zone: page.locator(`[data-zone="${await zone.getAttribute("data-zone")}"]`) };
    await page.keyboard.press("Escape");
  }
  throw new Error("no card can be put anywhere");
}

test("Escape takes a touch back", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  const { card } = await lift(page);
  await expect(card).toHaveClass(/picked/);
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveClass(/picked/);
  await expect(card).toHaveClass(/playable/);
});

test("a held fan opens at the card that is touched, and touching it again plays it", async ({ page, server }) => {
  await page.goto((await startGame(server, "wasteland")).link);
  const cards = page.locator("[data-hand] [data-card]");
  await expect(page.locator("[data-hand] [data-playable]").first()).toBeVisible();
  const held = await cards.count();
  const [card, next] = [cards.nth(4), cards.nth(5)];
  const gap = async () => {
    const [left, right] = [(await card.boundingBox())!, (await next.boundingBox())!];
    return right.x - left.x - left.width;
  };
  await page.mouse.move(2, 2);
  await expect.poll(gap).toBeLessThan(-10);
  await clicking(card);
  await page.mouse.move(2, 2);
  await expect.poll(gap).toBeGreaterThan(-2);
  await expect(card).toHaveClass(/picked/);
  await clicking(card);
  await expect(cards).toHaveCount(held - 1);
});

test("a card can be dragged to where it goes", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  const { card, zone } = await lift(page);
  const to = (await zone.boundingBox())!;
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveClass(/picked/);
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
  await page.mouse.up();
  await expect(page.locator("[data-log] li").filter({ hasText: /^Mari adds/ })).not.toHaveCount(0);
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
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(running).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Which touches make a move depends on the deal: some only change what is picked.
  await expect(async () => {
    await playSome(page, 4);
    expect(await moved()).toBe("yes");
  }).toPass();
});

test("the title and the icon of the tab say whose turn it is", async ({ page, server }) => {
  const places = await startTogether(server, "donburiko");
  const looks = await Promise.all(places.map((place) => place.look()));
  const acting = looks.findIndex(({ scene }) => scene.choices.length > 0);
  const [mine, other] = [places[acting]!, places[1 - acting]!];
  const icon = page.locator("link[rel=icon]");
  await page.goto(mine.link);
  await expect(page).toHaveTitle(/Your turn · Donburiko/);
  await expect(icon).toHaveAttribute("href", /turn/);
  while ((await mine.look()).scene.choices.length) await mine.play();
  await expect(page).toHaveTitle(/^(Mari|Friend 1) … · Donburiko/);
  await expect(icon).not.toHaveAttribute("href", /turn/);
  while ((await other.look()).scene.choices.length) await other.play();
  await expect(page).toHaveTitle(/Your turn/);
});

test("a card looked at with the mouse is shown large with its rule", async ({ page, server }) => {
  await page.goto((await startGame(server, "minions")).link);
  await expect(page.locator("[data-prompt=mine]")).toBeVisible();
  // While cards are still being dealt one may slip away from under the pointer.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page
      .locator("[data-hand] [data-card]")
      .first()
      .hover({ position: { x: 6, y: 6 } });
    await expect(page.locator("[data-inspector] p").first()).not.toBeEmpty({ timeout: 3_000 });
  }).toPass();
});

test("the newest line of the log stays in sight while a card is looked at", async ({ page, server }) => {
  await page.goto((await startGame(server, "grimoire")).link);
  await playSome(page, 8);
  await page.reload();
  const log = page.locator("[data-log]");
  const hidden = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect(log.locator("li").last()).toBeInViewport();
  const before = await log.evaluate(({ clientHeight }) => clientHeight);
  await page
    .locator("[data-hand] [data-card]")
    .first()
    .hover({ position: { x: 6, y: 6 } });
  await expect.poll(() => log.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(before);
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  await expect.poll(hidden).toBeLessThan(2);
});
