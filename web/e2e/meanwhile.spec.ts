// Others do not wait while one's finger is down: whatever happens meanwhile, a touch is a touch.

import type { Page } from "@playwright/test";
import { startTogether, type Place } from "./tables";
import { expect, test } from "./test";

/** Opens a seat at a draft, where everybody chooses at the same time. Says what can happen meanwhile, and where a card is. */
async function draft(page: Page, places: Place[]) {
  let [welcomes, ask] = [0, (_: string) => {}];
  await page.routeWebSocket(/\/ws$/, (line) => {
    const far = line.connectToServer();
    ask = (text) => far.send(text);
    far.onMessage((text) => {
      if (String(text).includes('"type":"welcome"')) welcomes++;
      line.send(text);
    });
  });
  await page.goto(places[0]!.link);
  const card = page.locator("[data-hand] [data-card][data-playable]").first();
  await expect(card).toBeVisible();
  await page.waitForFunction(() => !document.getAnimations().length);
  const { x, y } = (await card.boundingBox())!;

  /** Somebody else plays, and then the whole table is told anew, as to somebody who has missed something. */
  const meanwhile = async () => {
    const lines = page.locator("[data-log] li");
    const before = await lines.count();
    expect(await places[1]!.play()).toBe(true);
    await expect(lines).not.toHaveCount(before);
    ask(JSON.stringify({ type: "play", action: "nothing", number: 999, id: 999 }));
    await expect.poll(() => welcomes).toBe(2);
  };
  return { x: x + 8, y: y + 8, meanwhile };
}

const picked = (page: Page) => expect(page.locator("[data-hand] [data-card].picked")).toHaveCount(1);

test("a click is heard though the table changed between its two halves", async ({ page, server }) => {
  const { x, y, meanwhile } = await draft(page, await startTogether(server, "minions"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
  await picked(page);
});

test("a card stays in the hand that drags it though the table changes", async ({ page, server }) => {
  const { x, y, meanwhile } = await draft(page, await startTogether(server, "minions"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40);
  const dragged = page.locator('[data-hand] [data-card][style*="translate"]');
  await expect(dragged).toBeVisible();
  await meanwhile();
  await expect(dragged).toBeVisible();
  const place = (await page.locator("[data-felt] button[data-zone][data-playable]").first().boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.up();
  await expect(page.locator("[data-prompt] [data-text]")).toHaveText(/^Chosen/);
});

test("a card under the pointer rests while others play", async ({ page, server }) => {
  const { x, y, meanwhile } = await draft(page, await startTogether(server, "minions"));
  await page.mouse.move(x, y);
  const card = page.locator("[data-hand] [data-card]:hover");
  await expect(card).not.toHaveCSS("translate", "none");
  await card.evaluate((element) => (element.animate = () => Promise.reject(new Error("it flew")) as never));
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await meanwhile();
  expect(errors).toEqual([]);
});
