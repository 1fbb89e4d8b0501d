// The guided first game, and the game seen again.

import { PAGES } from "./pages";
import { clicking, GLOWING } from "./player";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the guided first game of minions leads by bubbles into real play", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("article", { name: /Minion/ })
    .getByRole("button", { name: "Learn" })
    .click();
  await page.locator("[data-lesson='1']").click();
  const bubble = page.locator("[data-bubble]");
  const next = bubble.locator("[data-next]");
  const glowing = page.locator(GLOWING);
  let last = "";
  for (let steps = 0; last !== "Play on"; steps++) {
    expect(steps).toBeLessThan(80);
    await expect(next.or(glowing).first()).toBeVisible({ timeout: 30_000 });
    if (await next.count()) {
      last = (await next.innerText()).trim();
      await next.click();
    } else await clicking(glowing.first());
  }
  await expect(bubble).toHaveCount(0);
  await expect(page.locator("[data-prompt]")).toBeVisible();
});

test("a replay goes forth and back with everybody's cards open and shows the chances", async ({ page, server }) => {
  await PAGES["a replay"]!(page, server);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(10);
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(slider).toHaveValue("1");
  await slider.fill(String(last));
  await expect(page.getByText(`${last} / ${last}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(slider).toHaveValue("0");
  await expect(page.locator(".story li").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Chances to win" }).locator(".line").first()).toBeVisible({
    timeout: 90_000,
  });
});
