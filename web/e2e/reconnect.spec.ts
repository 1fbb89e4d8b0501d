// The server dies and comes back: nothing is lost, nothing happens twice.

import type { Page } from "@playwright/test";
import { GLOWING, playSome } from "./player";
import { startGame, startTogether } from "./tables";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What lies where, as a screen reader would say it. */
function position(page: Page): Promise<string[]> {
  return page
    .locator("[data-card]")
    .evaluateAll((cards) => cards.map((card) => `${card.dataset.card} ${card.ariaLabel}`));
}

test("a table mends itself after the server was killed and goes on where it was", async ({ page, server }) => {
  const place = await startGame(server, "only-one");
  await page.goto(place.link);
  await playSome(page, 3);
  const before = await position(page);
  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await expect(page.locator("[data-playable]")).toHaveCount(0);
  await server.run();
  await expect(page.getByText("The connection is lost.")).toHaveCount(0);
  await expect.poll(() => position(page)).toEqual(before);
  await playSome(page, 2);
  expect(await position(page)).not.toEqual(before);
});

test("a move whose answer was lost is played once", async ({ page, server }) => {
  const places = await startTogether(server, "donburiko");
  const looks = await Promise.all(places.map((place) => place.look()));
  const mine = places[looks.findIndex(({ scene }) => scene.choices.length > 0)]!;
  const { number } = await mine.look();
  let sent = 0;
  // The line of glass: what is said is heard, but the answer never comes.
  await page.routeWebSocket(/\/ws$/, (line) => {
    const far = line.connectToServer();
    let deaf = false;
    line.onMessage((text) => {
      if (String(text).includes('"type":"play"')) deaf = ++sent === 1;
      far.send(text);
    });
    far.onMessage((text) => {
      if (!deaf) line.send(text);
    });
  });
  await page.goto(mine.link);
  const play = async () => {
    for (let touches = 0; touches < 4 && sent === 0; touches++) {
      const confirm = page.locator('[data-touch="confirm"]');
      const glowing = page.locator(GLOWING).first();
      await ((await confirm.count()) ? confirm : glowing).click({ position: { x: 6, y: 6 } });
    }
  };
  await play();
  await expect.poll(async () => (await mine.look()).number).toBe(number + 1);
  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await server.run();
  await expect(page.getByText("The connection is lost.")).toHaveCount(0);
  await expect.poll(() => sent).toBe(2);
  expect((await mine.look()).number).toBe(number + 1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the plain link leads back to one's seat", async ({ page, server }) => {
  const place = await startGame(server, "grimoire");
  await page.goto(place.link);
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await page.goto("/");
  await page.goto(`/t/${place.id}`);
  await expect(page.locator("[data-prompt=mine]")).toBeVisible();
});
