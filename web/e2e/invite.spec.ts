// Two browsers at one table, by nothing but an invitation.

import type { Page } from "@playwright/test";
import { expectScores, playToTheEnd } from "./player";
import { makeTable } from "./tables";
import { expect, setPace, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What has happened, as both can know it: what lies face down only one of them can name. */
async function logOf(page: Page): Promise<string[]> {
  const lines = await page.locator("[data-log] li").allTextContents();
  return lines.map((line) => line.replace(/adds .* face down/, "adds a card face down"));
}

test("two browsers play each other by an invite link to the score sheet and talk", async ({
  page: host,
  browser,
  baseURL,
}) => {
  await host.goto("/");
  await host.getByLabel("Your name").fill("Mari");
  await host.getByRole("article", { name: "Donburiko" }).getByRole("button", { name: "Invite friends" }).click();
  const dialog = host.getByRole("dialog");
  await dialog.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await dialog.getByRole("button", { name: "Make the table" }).click();
  const link = await host.getByLabel("Link to this table").inputValue();

  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const guest = await context.newPage();
  await setPace(guest, "off");
  await guest.goto(link);
  await guest.getByLabel("What shall we call you?").fill("Ken");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByText("Mari starts the game")).toBeVisible();
  await expect(host.getByText("Ken")).toBeVisible();
  await host.getByRole("button", { name: "Start the game" }).click();

  // Whoever is to act plays; both read the same.
  await Promise.all([playToTheEnd(host), playToTheEnd(guest)]);
  for (const page of [host, guest]) {
    await expectScores(page, 2);
    await page.getByRole("button", { name: "Look at the table" }).click();
  }
  expect(await logOf(host)).toEqual(await logOf(guest));

  await host.getByRole("button", { name: "Chat" }).click();
  await host.getByLabel("Say something").fill("Good luck!");
  await host.getByRole("button", { name: "Send" }).click();
  await expect(guest.getByRole("button", { name: "Chat 1" })).toBeVisible();
  await guest.getByRole("button", { name: "Chat" }).click();
  await expect(guest.getByText("Good luck!").first()).toBeVisible();
  await context.close();
});

test("a code said on the phone leads to the same table", async ({ page, server }) => {
  const place = await makeTable(server, "grimoire", 2);
  const { code } = (await (await fetch(`${server.url}/api/tables/${place.id}`)).json()) as { code: string };
  await page.goto("/");
  await page.getByLabel("Code of the table").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.getByLabel("What shall we call you?")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/t/${place.id}$`));
});
