// Every page there is, and how to get there.

import { expect, type Page } from "@playwright/test";
import { GAMES } from "./catalog";
import { playSome } from "./player";
import type { Server } from "./server";
import { finishTogether, makeTable, startGame } from "./tables";

type Visit = (page: Page, server: Server) => Promise<void>;

const shown = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();

async function replayOf(server: Server): Promise<string> {
  const { id } = (await finishTogether(server, "donburiko"))[0]!;
  const { replay } = (await (await fetch(`${server.url}/api/tables/${id}`)).json()) as { replay: string };
  return `/replay/${replay}`;
}

export const PAGES: Record<string, Visit> = {
  "the front page": async (page) => {
    await page.goto("/");
    await shown(page, "article");
    await shown(page, "footer");
  },
  "the choice of bots and variants": async (page) => {
    await page.goto("/");
    await page.locator("article [data-choose]").first().click();
    await shown(page, "dialog[open] form");
    await shown(page, "dialog[open] input[type=checkbox]");
  },
  "the form of a new table": async (page) => {
    await page.goto("/");
    await page.locator("article [data-invite]").first().click();
    await shown(page, "dialog[open] form");
  },
  "an invitation": async (page, server) => {
    await page.goto(`/t/${(await makeTable(server, "grimoire", 2)).id}`);
    await shown(page, "main form");
  },
  "a locked table": async (page, server) => {
    await page.goto(`/t/${(await makeTable(server, "grimoire", 2, { locked: true })).id}`);
    await shown(page, "[data-knock] form");
  },
  "what is kept": async (page, server) => {
    await page.goto((await makeTable(server, "grimoire", 2)).link);
    await shown(page, "main select");
    await page.goto("/privacy");
    await shown(page, "[data-kept] li");
  },
  "a lobby": async (page, server) => {
    await page.goto((await makeTable(server, "minions", 3)).link);
    await shown(page, "main select");
  },
  "the lobby of a rematch": async (page, server) => {
    const places = await finishTogether(server, "donburiko");
    for (const place of places) await place.ask({ type: "rematch" });
    await places[1]!.ask({ type: "phrase", phrase: "good-luck" });
    await page.goto(places[0]!.link);
    await shown(page, "[data-series]");
  },
  "the shared screen of a lobby": async (page, server) => {
    await page.goto(`/t/${(await makeTable(server, "minions", 3)).id}/screen`);
    await shown(page, "[data-screen] ol");
  },
  "the shared screen of a game": async (page, server) => {
    await page.goto(`/t/${(await startGame(server, "donburiko")).id}/screen`);
    await shown(page, "[data-screen] [data-seat]");
  },
  "the rules beside the table": async (page, server) => {
    await page.goto((await startGame(server, "grimoire")).link);
    await page.getByRole("button", { name: "Rules" }).click();
    await shown(page, "dialog[open] .rules h3");
  },
  "the rules as a page": async (page) => {
    await page.goto("/rules/minions");
    await shown(page, ".rules figure");
  },
  "the end of a game": async (page, server) => {
    await page.goto((await finishTogether(server, "donburiko"))[0]!.link);
    await shown(page, "[data-ending] table");
  },
  "a replay": async (page, server) => {
    await page.goto(await replayOf(server));
    await shown(page, ".controls input");
    await shown(page, ".chart");
  },
  "a page that is not there": async (page) => {
    await page.goto("/nowhere/at/all");
    await shown(page, "main h1");
  },
  ...Object.fromEntries(
    GAMES.map((game): [string, Visit] => [
      `the table of ${game}`,
      async (page, server) => {
        await page.goto((await startGame(server, game)).link);
        await playSome(page, 3);
      },
    ]),
  ),
};
