// Who comes in: the host opens the door, shuts it, nods, and shows out; and everybody hides whom they like.

import type { Browser, Page } from "@playwright/test";
import { makeTable, startTogether } from "./tables";
import { expect, setPace, test } from "./test";

/** A browser of somebody else's. */
async function somebody(browser: Browser, baseURL: string | undefined, locale = "en-GB"): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  await setPace(page, "off");
  return page;
}

test("at a locked table one knocks, waits, and sits down when the host nods", async ({
  page: host,
  browser,
  baseURL,
  server,
}) => {
  const place = await makeTable(server, "grimoire", 3, { locked: true });
  await host.goto(place.link);
  await expect(host.getByText("Locked: the host lets new guests in")).toBeVisible();
  const guest = await somebody(browser, baseURL, "ja-JP");
  const told: string[] = [];
  guest.on("websocket", (line) => line.on("framereceived", ({ payload }) => told.push(String(payload))));
  await guest.goto(`/t/${place.id}`);
  await expect(guest.getByRole("heading", { name: "この卓は承認制です" })).toBeVisible();
  await guest.getByLabel("お名前をどうぞ").fill("Ken");
  await guest.getByRole("button", { name: "ノックする" }).click();
  await expect(guest.getByText("お待ちください")).toBeVisible();
  await expect(host.getByText("Ken is knocking.")).toBeVisible();
  await expect(guest.getByText("Mari")).toHaveCount(0);
  expect(told, "nothing is told meanwhile").toEqual(['{"type":"waiting"}']);
  await host.getByRole("button", { name: "Let in", exact: true }).click();
  await expect(guest.getByText("Mari")).toBeVisible();
  await guest.getByRole("button", { name: "座る" }).click();
  await expect(host.getByRole("listitem").filter({ hasText: "Ken" })).toBeVisible();
  await expect(host.getByText("is knocking")).toHaveCount(0);
  await guest.context().close();
});

test("whoever is not let in is told so", async ({ page: host, browser, baseURL, server }) => {
  const place = await makeTable(server, "grimoire", 2, { locked: true });
  await host.goto(place.link);
  const guest = await somebody(browser, baseURL);
  await guest.goto(`/t/${place.id}`);
  await guest.getByRole("button", { name: "Knock" }).click();
  await host.getByRole("button", { name: "Do not let in" }).click();
  await expect(guest.getByText("its host has said no")).toBeVisible();
  await guest.context().close();
});

test("the host shuts the door in the middle of a game, and a screen knocks too", async ({
  page: host,
  browser,
  baseURL,
  server,
}) => {
  const [place] = await startTogether(server, "donburiko");
  await host.goto(place!.link);
  const stranger = await somebody(browser, baseURL);
  await stranger.goto(`/t/${place!.id}`);
  await expect(stranger.locator("[data-prompt]")).toBeVisible();
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("menuitemcheckbox", { name: "Others may watch" }).click();
  await expect(stranger.getByRole("heading", { name: "This table is locked" })).toBeVisible();
  await host.keyboard.press("Escape");
  const screen = await somebody(browser, baseURL);
  await screen.goto(`/t/${place!.id}/screen`);
  await screen.getByRole("button", { name: "Knock" }).click();
  await expect(host.getByText("Shared screen is knocking.")).toBeVisible();
  await host.getByRole("button", { name: "Let in", exact: true }).click();
  await expect(screen.locator("[data-screen=playing]")).toBeVisible();
  await screen.reload();
  await expect(screen.locator("[data-screen=playing]")).toBeVisible();
  await stranger.context().close();
  await screen.context().close();
});

test("whoever was shown out stays out", async ({ page: host, browser, baseURL, server }) => {
  const place = await makeTable(server, "grimoire", 3);
  await host.goto(place.link);
  const rude = await somebody(browser, baseURL);
  await rude.goto(`/t/${place.id}`);
  await rude.getByLabel("What shall we call you?").fill("Rude");
  await rude.getByRole("button", { name: "Sit down" }).click();
  await expect(rude.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await host.getByLabel("Who has seat 2").selectOption("out");
  await expect(rude.getByText("its host has said no")).toBeVisible();
  await rude.goto(`/t/${place.id}`);
  await expect(rude.getByText("its host has said no")).toBeVisible();
  await expect(host.getByText("Rude", { exact: true })).toHaveCount(0);
  await rude.context().close();
});

test("a name is hidden with what they say, for oneself alone, and stays so", async ({ page: me, server }) => {
  const [place, rude] = await startTogether(server, "donburiko", 3);
  await rude!.ask({ type: "chat", text: "rude words" });
  await me.goto(place!.link);
  await expect(me.getByText("rude words").first()).toBeVisible();
  const plate = me.locator("[data-seat]", { hasText: "Friend 1" });
  await expect(plate).toBeVisible();
  await me.getByRole("button", { name: "Menu" }).click();
  await me.getByRole("menuitemcheckbox", { name: "Mute Friend 1" }).click();
  await expect(plate).toHaveCount(0);
  await expect(me.locator("[data-seat]", { hasText: "Player 2" })).toBeVisible();
  await expect(me.getByText("rude words")).toHaveCount(0);
  await me.reload();
  await expect(me.locator("[data-seat]", { hasText: "Player 2" })).toBeVisible();
  await expect(me.getByText("Friend 1")).toHaveCount(0);
  await me.getByRole("button", { name: "Menu" }).click();
  await me.getByRole("menuitemcheckbox", { name: "Mute Player 2" }).click();
  await expect(plate).toBeVisible();
});
