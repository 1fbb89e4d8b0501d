// The rules on paper: the quick reference of every game fits one page, in every language, on A4 and on Letter.

import type { Page } from "@playwright/test";
import { GAMES } from "./catalog";
import { expect, prefer, test } from "./test";

const PAPERS = ["A4", "Letter"] as const;
const MARGIN = "15mm";

/** How many pages of this paper the page takes. */
async function pages(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = await page.pdf({ format, margin, printBackground: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Shows only one part of the page on paper, with whatever it stands in. */
async function only(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((part) => {
    for (let inner = part; inner !== document.body; inner = inner.parentElement!)
      for (const beside of inner.parentElement!.children)
        if (beside !== inner) (beside as HTMLElement).style.display = "none";
  });
}

for (const lang of ["en", "ja"])
  for (const game of GAMES)
    test(`the quick reference of ${game} fits one page in ${lang}`, async ({ page }) => {
      await prefer(page, { lang });
      await page.goto(`/rules/${game}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("#reference :is(li, tr)").first()).toBeVisible();
      for (const paper of PAPERS) expect(await pages(page, paper), `all of ${paper}`).toBeGreaterThan(2);
      await only(page, "#reference");
      for (const paper of PAPERS) expect(await pages(page, paper), paper).toBe(1);
    });
