// People come and go: again after the end, away and back, from looking on to playing.

import type { Browser, Page } from "@playwright/test";
import type { TableInfo } from "../src/api/types";
import { playToTheEnd } from "./player";
import { finishTogether, makeTable, startGame, startTogether, type Place } from "./tables";
import { expect, setPace, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Another person's browser, at their seat. */
async function another(browser: Browser, baseURL: string | undefined, place: Place): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  await setPace(page, "off");
  await page.goto(place.link);
  await expect(page.locator("[data-seat]").first()).toBeVisible();
  return page;
}

const plate = (page: Page, name: string) => page.locator("[data-seat]", { hasText: name });

test("after the end each agrees to another game in their own time, and the host starts it", async ({
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
  await expect(guest.getByText("Mari is still looking at the last game")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Replay of the last game" })).toBeVisible();
  // Nobody is pulled away from the scores, not even by a reload.
  await host.reload();
  await expect(host.getByText("Friend 1 would like to play again.")).toBeVisible();
  await expect(host.getByRole("link", { name: "Replay and analysis" })).toBeVisible();
  // Whoever looks at the table is told as well.
  await host.getByRole("button", { name: "Look at the table" }).click();
  await expect(host.getByText("Friend 1 would like to play again.")).toBeVisible();
  await host.getByRole("button", { name: "Play again" }).click();
  await expect(host).toHaveTitle("Donburiko · Chabudai");
  await expect(host.locator("[data-series]")).toContainText("1 game");
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [host, guest]) {
    await expect(page.locator("[data-log] li")).toHaveText([/^Round 1/]);
    await expect(page.locator("[data-ending]")).toHaveCount(0);
  }
  await guest.context().close();
});

test("against bots another game is dealt at once", async ({ page, server }) => {
  const place = await startGame(server, "donburiko", { players: 2 });
  await page.goto(place.link);
  await playToTheEnd(page);
  await page.evaluate(() => {
    const seen = () => document.title.startsWith("Donburiko ·") && Object.assign(window, { sawLobby: true });
    new MutationObserver(seen).observe(document.head, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await expect(page.locator("[data-ending]")).toHaveCount(0);
  expect(await page.evaluate(() => "sawLobby" in window)).toBe(false);
  const table = (await (await fetch(`${server.url}/api/tables/${place.id}`)).json()) as TableInfo;
  expect([table.round, table.series[0]!.games]).toEqual([2, 1]);
  expect(table.nonces[0], "our browser has added its chance").toBeTruthy();
});

test("in the lobby one is renamed, talks, and the host changes the settings", async ({
  page: host,
  browser,
  baseURL,
  server,
}) => {
  const place = await makeTable(server, "grimoire", 3);
  const friend = await place.join("Guest");
  await host.goto(place.link);
  const context = await browser.newContext({ baseURL, locale: "ja-JP" });
  const guest = await context.newPage();
  await guest.goto(friend.link);
  await guest.getByRole("button", { name: "名前を変える" }).click();
  await guest.getByLabel("お名前をどうぞ").fill("Ken");
  await guest.keyboard.press("Enter");
  await expect(host.getByText("Ken")).toBeVisible();

  // A phrase is read by each in their own language; whoever is muted is not heard.
  await guest.getByRole("button", { name: "ひとことを選ぶ" }).click();
  await guest.getByRole("button", { name: "お見事！" }).click();
  const chat = host.locator("ol", { hasText: "Ken" }).filter({ hasText: "Well played!" });
  await expect(chat).toBeVisible();
  await expect(guest.getByText("お見事！")).toBeVisible();
  await host.locator("li", { hasText: "Well played!" }).getByRole("button", { name: "Mute Ken" }).click();
  await expect(host.getByText("Well played!")).toHaveCount(0);
  await host.reload();
  await expect(host.getByText("Player 2 is muted")).toBeVisible();
  await host.getByRole("button", { name: "Listen again" }).click();
  await expect(host.getByText("Well played!")).toBeVisible();

  await expect(guest.getByRole("button", { name: "設定を変える" })).toHaveCount(0);
  await host.getByRole("button", { name: "Change the settings" }).click();
  await host.getByLabel("Time for a decision").selectOption("60");
  await host.getByLabel("Hints are allowed").uncheck();
  await host.getByRole("button", { name: "Save" }).click();
  await expect(host.getByRole("dialog")).toHaveCount(0);
  await expect(guest.getByText("1分")).toBeVisible();
  await expect(guest.getByText("ヒントなし")).toBeVisible();
  await context.close();
});

test("a bot plays for whoever steps away, until they come back", async ({ page: me, browser, baseURL, server }) => {
  const places = await startTogether(server, "donburiko");
  await me.goto(places[0]!.link);
  const friend = await another(browser, baseURL, places[1]!);
  await me.getByRole("button", { name: "Menu" }).click();
  await me.getByRole("menuitem", { name: "Step away" }).click();
  await expect(plate(me, "Mari")).toContainText("a bot is playing for you");
  await expect(plate(friend, "Mari")).toContainText("a bot is playing for them");
  // The friend plays on, and so does the bot.
  const bots = friend.locator("[data-log] li", { hasText: /^Mari (adds|takes)/ });
  await expect
    .poll(async () => {
      await places[1]!.play();
      return bots.count();
    })
    .toBeGreaterThan(0);
  await me.getByRole("button", { name: "I’m back" }).click();
  await expect(plate(me, "Mari")).not.toContainText("a bot plays");
  await expect(plate(friend, "Mari")).not.toContainText("a bot plays");
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
  await expect(plate(me, "Friend 1")).toContainText("a bot is playing for them");
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
