// Every page, in light and dark and in every language: nothing that keeps anybody out.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { GAMES } from "./catalog";
import { PAGES } from "./pages";
import { playSome } from "./player";
import { startGame } from "./tables";
import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What axe finds serious, as sentences with the place. */
async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  // The pictures' symbols are drawn where they are used; where they are kept nobody sees them.
  const axe = new AxeBuilder({ page }).exclude("body > svg");
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}

/** Texts that are a message's name: somebody forgot the words. */
function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: (string | null)[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (!walk.currentNode.parentElement?.closest("script, style, code")) said.push(walk.currentNode.nodeValue);
    for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      said.push(thing.ariaLabel, thing.getAttribute("title"), thing.getAttribute("placeholder"));
    return said.flatMap((text) => text?.trim() ?? []).filter((text) => /^[a-z]+(-[a-z]+)+$/.test(text));
  });
}

/** At a table the switches of the house are in its menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator("[data-bar] [aria-haspopup=menu]");
  if ((await menu.count()) && !(await page.locator("[data-language]").count()))
    await menu.evaluate((button: HTMLElement) => button.click());
}

/** Turns the switch of the languages by one, and waits until the next one is spoken. Says which. */
async function switchLanguage(page: Page): Promise<string> {
  await openMenu(page);
  const [language, heading] = [page.locator("[data-language]").first(), page.locator("h1, h2").first()];
  const [next, spoken] = [(await language.getAttribute("lang"))!, await language.textContent()];
  await language.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator("html")).toHaveAttribute("lang", next);
  await openMenu(page);
  await expect(language).not.toHaveText(spoken!);
  if (next === "ja") await expect(heading).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/);
  return next;
}

const setLight = (page: Page, light: "light" | "dark") => page.emulateMedia({ colorScheme: light });

for (const [name, visit] of Object.entries(PAGES)) {
  test(`axe finds nothing serious in ${name}, and every message has words`, async ({ page, server }) => {
    await setLight(page, "light");
    await visit(page, server);
    expect.soft(await complaints(page), "light").toEqual([]);
    await setLight(page, "dark");
    // Nothing but the colours has changed.
    expect.soft(await complaints(page, ["color-contrast"]), "dark").toEqual([]);
    expect.soft(await nameless(page), "English").toEqual([]);
    for (let lang = await switchLanguage(page); lang !== "en"; lang = await switchLanguage(page))
      expect.soft(await nameless(page), lang).toEqual([]);
  });
}

test("Japanese can be switched on at the table: prompt and log change at once", async ({ page, server }) => {
  await page.goto((await startGame(server, "wasteland")).link);
  await playSome(page, 2);
  await switchLanguage(page);
  const japanese = /[\u3040-\u30ff]/;
  await expect(page.locator("[data-prompt] [data-text]")).toHaveText(japanese);
  await expect(page.locator("[data-log] li").last()).toHaveText(japanese);
  await switchLanguage(page);
  await expect(page.locator("[data-prompt] [data-text]")).not.toHaveText(japanese);
});

for (const game of GAMES)
  test(`what a card of ${game} does is read with it, and what happens is told in whole sentences`, async ({
    page,
    server,
  }) => {
    await page.goto((await startGame(server, game)).link);
    await playSome(page, 3);
    const card = page.locator("[data-card][data-face][aria-describedby]").first();
    const told = () => page.locator("[role=log].unseen p").allInnerTexts();
    await expect(card).toHaveAccessibleName(/\S/);
    await expect(card).toHaveAccessibleDescription(/\S+ \S+/);
    const nameless = page.locator('[data-card][data-face]:not([aria-describedby]), [data-card][aria-label=""]');
    await expect(nameless).toHaveCount(0);
    for (const sentence of await told()) expect(sentence).toMatch(/[.!?…]$/);
    await switchLanguage(page);
    // A coin is told without kana: 財宝、1点。
    await expect(card).toHaveAccessibleDescription(/[\u3040-\u30ff\u4e00-\u9fff]/);
    for (const sentence of await told()) expect(sentence).toMatch(/[。！？…]$/);
  });

test("a browser that speaks Japanese is spoken to in Japanese", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "ja-JP" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "English" })).toBeVisible();
  await context.close();
});

test("the switch of the light is kept", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Theme: system" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Theme: dark" })).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Math.max(...ground.match(/\d+/g)!.map(Number))).toBeLessThan(64);
});
