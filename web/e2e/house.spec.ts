// What whoever runs the house says and keeps, as players see it.

import type { TableInfo } from "../src/api/types";
import { makeTable, startTogether } from "./tables";
import { expect, test } from "./test";

test("a restart is told to everybody in their own language", async ({ page, browser, baseURL, server }) => {
  const [place, friend] = await startTogether(server, "donburiko");
  await page.goto(place!.link);
  await expect(page.locator("[data-prompt]")).toBeVisible();
  server.admin("announce", "5");
  await expect(page.locator("[data-restart]")).toContainText("restarted in 5 minutes");
  const context = await browser.newContext({ baseURL, locale: "ja-JP" });
  const late = await context.newPage();
  await late.goto(friend!.link);
  await expect(late.locator("[data-restart]")).toContainText("あと約5分でサーバーを再起動します");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("[data-restart]")).toHaveCount(0);
  server.admin("announce", "--cancel");
  await expect(late.locator("[data-restart]")).toHaveCount(0);
  await context.close();
});

test("a table that was closed says so", async ({ page, server }) => {
  const [place] = await startTogether(server, "donburiko");
  await page.goto(place!.link);
  await expect(page.locator("[data-prompt]")).toBeVisible();
  server.admin("close", place!.id);
  await expect(page.getByText("Whoever runs this server has closed this table.")).toBeVisible();
});

test("a page says what is kept, and removes what is one’s own", async ({ page, server }) => {
  const place = await makeTable(server, "grimoire", 2);
  const friend = await place.join("Kenichiro");
  await page.goto(friend.link);
  await expect(page.getByText("Kenichiro")).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "What is kept" }).click();
  await expect(page.locator("[data-kept]")).toContainText("90 days after it was last used");
  await expect(page.locator("[data-kept]")).toContainText("Finished games and their replays stay.");
  await expect(page.locator("[data-kept]")).toContainText("the last 50 lines, which go after 30 days.");
  await page.getByRole("button", { name: "日本語" }).click();
  await expect(page.locator("[data-kept]")).toContainText("90日で、すべて削除されます");
  await page.getByRole("button", { name: "自分の情報を削除" }).click();
  await expect(page.getByText("削除しました。")).toBeVisible();
  await expect(page.getByText("このブラウザーの席はありません。")).toBeVisible();
  const table = (await (await fetch(`${server.url}/api/tables/${place.id}`)).json()) as { seats: { kind: string }[] };
  expect(table.seats[1]!.kind).toBe("open");
});

test("a browser checks by itself whether the cards were dealt as promised", async ({ page, server }) => {
  const place = await makeTable(server, "donburiko");
  const table = async () => (await (await fetch(`${server.url}/api/tables/${place.id}`)).json()) as TableInfo;
  await page.goto(place.link);
  await expect.poll(async () => (await table()).pledges[0]).toBeTruthy();
  await place.ask({ type: "start" });
  await expect(page.locator("[data-prompt]")).toBeVisible();
  expect((await table()).nonces[0]).toBeTruthy();
  while (!(await table()).replay) if (!(await place.play())) await page.waitForTimeout(20);
  await expect(
    page.getByText("Your browser has checked the deal: it is the one that was promised, with"),
  ).toBeVisible();
});
