// A screen for the whole room: the way to the table while the lobby is open, then the table without a hand.

import { networkInterfaces } from "node:os";
import { Server } from "./server";
import { thing } from "./player";
import { makeTable, startGame } from "./tables";
import { expect, test } from "./test";

test.use({ viewport: { width: 1920, height: 1080 } });

/** Whether another device could reach this machine at all. */
const connected = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family, internal }) => family === "IPv4" && !internal),
);

test("the screen shows the code and who sits where, and then the table", async ({ page, server }) => {
  const place = await makeTable(server, "donburiko", 2);
  await page.goto(place.link);
  const code = (await page.locator("strong", { hasText: /^[A-Z0-9]{6}$/ }).textContent())!;
  const [screen] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Shared screen" }).click(),
  ]);
  await expect(screen.getByText(code)).toBeVisible();
  await expect(screen.getByText("Free seat")).toBeVisible();
  await place.join("Ken");
  await expect(screen.getByText("Ken")).toBeVisible();
  await place.ask({ type: "start" });
  await expect(screen.locator("[data-screen=playing] [data-card]").first()).toBeVisible();
  await expect(screen.locator("[data-playable]")).toHaveCount(0);
});

test("a phone beside the screen is a hand, until something else is to be touched", async ({
  page,
  server,
  context,
}) => {
  const place = await startGame(server, "donburiko");
  const screen = await context.newPage();
  await screen.goto(`/t/${place.id}/screen`);
  await expect(screen.locator("[data-screen=playing]")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(place.link);
  const rows = page.locator("[data-felt] [data-place=middle]");
  await expect(page.locator("[data-felt] [data-hand]")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await thing(page, "hand0.0").click({ position: { x: 6, y: 6 } });
  await expect(rows.first()).toBeVisible();
  await screen.close();
  await expect(rows.first()).toBeVisible();
});

test("a phone that reads the QR code finds the way", async ({ page }) => {
  test.skip(!connected, "this machine is on no network");
  const server = await Server.start("0.0.0.0");
  const place = await makeTable(server, "donburiko", 2);
  await page.goto(`${server.url}${place.link}`);
  const field = page.getByLabel("Link to this table");
  await expect(field).not.toHaveValue(/127\.0\.0\.1/);
  const link = await field.inputValue();
  const code = page.locator("[data-qr]");
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(link);
  await expect(page.getByLabel("What shall we call you?")).toBeVisible();
  await server.end();
});
