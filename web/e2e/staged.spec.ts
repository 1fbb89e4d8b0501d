// Tables are designed and stay as they are, and what happens on them is seen to happen.

import { GAMES, players } from "./catalog";
import { faultsOfAGame, WINDOWS } from "./measure";
import { thing } from "./player";
import { startGame, startTogether } from "./tables";
import { expect, prefer, test } from "./test";

test.describe("a whole game", () => {
  // Every run deals other cards: a position that one game in many reaches is told of, and not what stops a release.
  test.describe.configure({ retries: 2 });
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const game of GAMES) {
    const { min, max } = players(game);
    for (const [number, lang] of [
      [max, "en"],
      [max, "ja"],
      [min, "en"],
    ] as const) {
      test(`of ${game} for ${number} in ${lang} keeps its places and sizes in every window`, async ({
        page,
        server,
      }) => {
        await prefer(page, { lang });
        await page.goto((await startGame(server, game, { players: number })).link);
        expect(await faultsOfAGame(page, WINDOWS)).toEqual([]);
      });
    }
  }
});

test("whoever is to act need not wait: a touch goes to the end of what is shown", async ({ page, server }) => {
  await prefer(page, { pace: "slow" });
  const place = await startGame(server, "donburiko");
  await page.goto(place.link);
  const felt = page.locator("div[data-felt]");
  for (let moves = 0; moves < 30 && !(await felt.getAttribute("data-moment")); moves++) {
    await place.play();
    await page.waitForTimeout(150);
  }
  await expect(felt).toHaveAttribute("data-moment", /.+/);
  await page.keyboard.press("Escape");
  await expect(felt).not.toHaveAttribute("data-moment", /.+/);
});

test("an offer of a place is touched where the card goes", async ({ page, server }) => {
  await page.goto((await startGame(server, "donburiko")).link);
  await thing(page, "hand0.0").click({ position: { x: 6, y: 6 } });
  await expect(page.locator("[data-felt] button[data-zone][data-playable]").first()).toBeVisible();
});

test("the scores cannot be asked for before the end has been seen", async ({ page, server }) => {
  await prefer(page, { pace: "slow" });
  const places = await startTogether(server, "donburiko");
  await page.goto(places[0]!.link);
  const felt = page.locator("div[data-felt]");
  await expect(felt).toBeVisible();
  const isOver = async () =>
    ((await (await fetch(`${server.url}/api/tables/${places[0]!.id}`)).json()) as { phase: string }).phase === "over";
  for (let turn = 0; !(await isOver()); turn++) {
    await page.keyboard.press("Escape");
    await places[turn % places.length]!.play();
  }
  const [scores, ending] = [page.locator("[data-bar] .primary"), page.locator("[data-ending]")];
  await expect(felt).toHaveAttribute("data-moment", /.+/);
  await expect(scores).toHaveCount(0);
  await expect(async () => {
    if (!(await ending.count())) await page.keyboard.press("Escape");
    await expect(ending).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(scores).toHaveCount(1);
});
