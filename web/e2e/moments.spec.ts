// The climaxes of every game as they are staged, for the album: into target/album, when ALBUM=1.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { GAMES, players } from "./catalog";
import type { Server } from "./server";
import { startGame } from "./tables";
import { prefer, test } from "./test";

test.skip(process.env.ALBUM !== "1", "the album is made with ALBUM=1");

const FOLDER = join(import.meta.dirname, "../../target/album");
const LOOKS = [
  { size: "laptop", viewport: { width: 1280, height: 800 }, lang: "en" },
  { size: "phone", viewport: { width: 390, height: 844 }, lang: "ja" },
] as const;
/** Pictures of one kind are much alike. */
const OF_A_KIND = 14;
/** In this time every game has had its climax, in milliseconds. */
const LONGEST = 150_000;

test.use({ pace: "slow", contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel", timeout: 2 * LONGEST });

/** Goes through a game picture by picture, and takes those in which something is turned up, counted or over. */
async function takeMoments(page: Page, server: Server, game: string, take: (name: string) => Promise<void>) {
  const place = await startGame(server, game, { players: players(game).max, bot_delay_ms: 100 });
  await page.goto(place.link);
  const felt = page.locator("div[data-felt]");
  await felt.waitFor();
  const goOn = page.locator("[data-prompt] button, [data-interlude] [data-go-on]").last();
  const taken = new Map<string, number>();
  let last = "";
  for (const until = Date.now() + LONGEST; Date.now() < until && !(await page.locator("[data-ending]").count());) {
    const moment = await felt.getAttribute("data-moment");
    const words = await page.locator("[data-prompt]").first().textContent();
    if (!moment) await place.play();
    if (!moment || words === last) {
      await page.waitForTimeout(60);
      continue;
    }
    last = words ?? "";
    const number = (taken.get(moment) ?? 0) + 1;
    taken.set(moment, number);
    if (moment !== "step" && number <= OF_A_KIND) await take(`${moment}-${String(number).padStart(2, "0")}`);
    // It may have gone on by itself.
    await goOn.click({ timeout: 500 }).catch(() => undefined);
  }
}

for (const game of GAMES) {
  for (const { size, viewport, lang } of LOOKS) {
    test(`the moments of ${game}, ${size}`, async ({ page, server }) => {
      mkdirSync(FOLDER, { recursive: true });
      await page.setViewportSize(viewport);
      await prefer(page, { lang });
      await takeMoments(page, server, game, async (name) => {
        await page.screenshot({ path: join(FOLDER, `${game}-${size}-${name}.png`), animations: "disabled" });
      });
    });
  }
}
