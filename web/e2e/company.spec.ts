// People come and go: again after the end, away and back, from looking on to playing.

import type { Browser, Page } from "@playwright/test";
import { finishTogether, makeTable, startTogether, type Place } from "./tables";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Another person's browser, at their seat. */
async function another(browser: Browser, baseURL: string | undefined, place: Place): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(place.link);
  await expect(page.locator("[data-seat]").first()).toBeVisible();
  return page;
}

const plate = (page: Page, name: string) => page.locator("[data-seat]", { hasText: name });

test("after the end one asks for another game, the host starts it, and all are in it", async ({
  page: host,
  browser,
  baseURL,
  server,
}) => {
  const places = await finishTogether(server, "donburiko");
  await host.goto(places[0]!.link);
  const guest = await another(browser, baseURL, places[1]!);
  await expect(host).toHaveTitle(/^Over/);
  await guest.getByRole("button", { name: "Play again" }).click();
  await expect(guest.getByText("Mari starts the game")).toBeVisible();
  await expect(host).toHaveTitle("Donburiko · Chabudai");
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [host, guest]) {
    await expect(page.locator("[data-log] li")).toHaveText([/^Round 1/]);
    await expect(page.locator("[data-ending]")).toHaveCount(0);
  }
  await guest.context().close();
});

test("a bot plays for whoever steps away, until they come back", async ({ page: me, browser, baseURL, server }) => {
  const places = await startTogether(server, "donburiko");
  await me.goto(places[0]!.link);
  const friend = await another(browser, baseURL, places[1]!);
  await me.getByRole("button", { name: "Step away" }).click();
  await expect(plate(me, "Mari")).toContainText("a bot plays for you");
  await expect(plate(friend, "Mari")).toContainText("a bot plays for them");
  // The friend plays on, and so does the bot.
  const bots = friend.locator("[data-log] li", { hasText: /^Mari (adds|takes)/ });
  await expect
    .poll(async () => {
      await places[1]!.play();
      return bots.count();
    })
    .toBeGreaterThan(0);
  await me.getByRole("button", { name: "Play again myself" }).click();
  await expect(plate(me, "Mari")).not.toContainText("a bot plays");
  await expect(plate(friend, "Mari")).not.toContainText("a bot plays");
  await expect(me.getByRole("button", { name: "Step away" })).toBeVisible();
  await friend.context().close();
});

test("a bot can play for somebody who is not there, until they open their link", async ({
  page: me,
  browser,
  baseURL,
  server,
}) => {
  const places = await startTogether(server, "donburiko");
  await me.goto(places[0]!.link);
  await expect(me.locator("[data-prompt]")).toBeVisible();
  while ((await places[0]!.look()).scene.choices.length) await places[0]!.play();
  await expect(me.getByText("Friend 1 is not here.")).toBeVisible();
  await me.getByRole("button", { name: "Let a bot play for them" }).click();
  await expect(plate(me, "Friend 1")).toContainText("a bot plays for them");
  await expect(me.locator("[data-prompt=mine]")).toBeVisible();
  const friend = await another(browser, baseURL, places[1]!);
  await expect(plate(me, "Friend 1")).not.toContainText(/bot|away/);
  await friend.context().close();
});

test("whoever watches in the lobby can still sit down", async ({ page, server }) => {
  const { id } = await makeTable(server, "grimoire", 2);
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Only watch" }).click();
  await expect(page.getByText("You are watching.")).toBeVisible();
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByLabel("What shall we call you?").fill("Ken");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await expect(page.getByText("Ken")).toBeVisible();
});

test("the invitation is shared as the device does it, and copied where that fails", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) =>
      shared.push(data) === 1 ? Promise.resolve() : Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.assign(window, { shared });
    Object.assign(navigator, { share });
  });
  const place = await makeTable(server, "grimoire", 2);
  await page.goto(place.link);
  const link = await page.getByLabel("Link to this table").inputValue();
  expect(link).toMatch(new RegExp(`/t/${place.id}$`));
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared[0]!.url)).toBe(link);
  await expect(page.getByText("Copied")).toHaveCount(0);
  await share.click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
