// The album: every game at its beginning, middle and end, in four sizes, light in English and dark in Japanese. Made when
// ALBUM=1, into target/album; THUMBNAILS=1 then makes docs/screenshots/album.png of them.

import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { GAMES, players } from "./catalog";
import { playSome, playToTheEnd } from "./player";
import { startGame } from "./tables";
import { prefer, test } from "./test";

test.skip(process.env.ALBUM !== "1", "the album is made with ALBUM=1");

const FOLDER = join(import.meta.dirname, "../../target/album");
const PAGE = join(import.meta.dirname, "../../docs/screenshots/album.png");
/** Into the middle even of a short game. */
const TOUCHES = 5;

const SIZES = {
  laptop: { width: 1280, height: 800 },
  desk: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;
const LOOKS = [
  { light: "light", lang: "en" },
  { light: "dark", lang: "ja" },
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled" });
}

for (const game of GAMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const { light, lang } of LOOKS) {
      test(`${game}, ${size}, ${light}`, async ({ page, server }) => {
        mkdirSync(FOLDER, { recursive: true });
        await page.setViewportSize(viewport);
        await prefer(page, { light, lang });
        await page.goto((await startGame(server, game, { players: players(game).max })).link);
        for (const [moment, play] of [
          ["1-beginning", () => playSome(page, 0)],
          ["2-middle", () => playSome(page, TOUCHES)],
          ["3-end", () => playToTheEnd(page)],
        ] as const) {
          await play();
          await take(page, `${game}-${size}-${light}-${moment}`);
        }
      });
    }
  }
}

test("the page of thumbnails", async ({ page }) => {
  test.skip(process.env.THUMBNAILS !== "1", "once all pictures are there, with THUMBNAILS=1");
  const row = (game: string) =>
    readdirSync(FOLDER)
      .filter((file) => file.startsWith(`${game}-`) && !file.includes("-desk-"))
      .sort()
      .map((file) => `<img src="data:image/png;base64,${readFileSync(join(FOLDER, file)).toString("base64")}">`)
      .join("");
  const rows = GAMES.map((game) => `<div>${row(game)}</div>`).join("");
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.setContent(`<style>
    body { margin: 8px; background: #f3ead6 }
    div { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 14px }
    img { height: 128px; border-radius: 3px }
  </style>${rows}`);
  await page.screenshot({ path: PAGE, fullPage: true });
});
