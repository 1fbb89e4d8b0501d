// A game against bots, as one likes it: chosen once, then one click.

import type { Page } from "@playwright/test";
import type { TableInfo } from "../src/api/types";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const only = (page: Page) => page.getByRole("article", { name: "Only One" });
const choices = (page: Page) => page.getByRole("dialog", { name: "Only One" });

/** The table that the page has come to, as the server knows it. */
async function tableOf(page: Page): Promise<TableInfo> {
  await expect(page.locator("[data-prompt]")).toBeVisible();
  return (await page.request.get(`/api${new URL(page.url()).pathname.replace("/t/", "/tables/")}`)).json();
}

test("players, level and variants are chosen with the keyboard, and one click plays them again", async ({ page }) => {
  await page.goto("/");
  await expect(only(page)).toContainText("3 players · casual");
  await only(page).locator("[data-choose]").press("Enter");
  await choices(page).getByRole("radio", { name: "3", exact: true }).press("ArrowRight");
  await choices(page).getByRole("radio", { name: "casual" }).press("ArrowRight");
  await choices(page).getByRole("checkbox", { name: "Teams" }).press("Space");
  await expect(choices(page).getByRole("radio", { name: "expert" })).toHaveAccessibleDescription(/of 100 games/);
  await choices(page).getByRole("button", { name: "Play" }).press("Enter");
  expect((await tableOf(page)).seats.map(({ level }) => level)).toEqual([null, "expert", "expert", "expert"]);
  await page.goto("/");
  await expect(only(page)).toContainText("4 players · expert · 1 variant");
  await only(page).getByRole("button", { name: "Play now" }).click();
  expect((await tableOf(page)).seats.map(({ level }) => level)).toEqual([null, "expert", "expert", "expert"]);
});

test("a variant that does not go with the players is refused in words, and can be changed", async ({ page }) => {
  await page.goto("/");
  await only(page).locator("[data-choose]").click();
  await choices(page).getByText("Teams").click();
  await choices(page).getByRole("button", { name: "Play" }).click();
  await expect(choices(page).getByRole("alert")).toContainText("do not go together");
  await choices(page).getByRole("radio", { name: "4", exact: true }).check();
  await expect(choices(page).getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(only(page)).toContainText("4 players · casual · 1 variant");
});
