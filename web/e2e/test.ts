// Playwright's test with a server of our own for each worker.

import { test as base, type Page } from "@playwright/test";
import type { Light, Pace } from "../src/state/settings.svelte";
import { Server } from "./server";

interface Looking {
  /** How long pictures of what happens are held; most tests are about something else. */
  pace: Pace;
}

export const test = base.extend<Looking, { server: Server }>({
  pace: ["off", { option: true }],
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, pace }, use) => {
    await setPace(page, pace);
    await use(page);
  },
});

/** Whoever opens this page wants pictures held so long, and has been asked about sound. */
export async function setPace(page: Page, pace: Pace): Promise<void> {
  await page.addInitScript((pace) => {
    const kept = JSON.parse(localStorage.getItem("chabudai") ?? "{}") as object;
    localStorage.setItem("chabudai", JSON.stringify({ pace, soundOffered: true, ...kept }));
  }, pace);
}

/** Whoever opens this page has chosen this, whatever is chosen there. */
export async function prefer(page: Page, choice: { lang?: string; light?: Light; pace?: Pace }): Promise<void> {
  await page.addInitScript((choice) => {
    const kept = JSON.parse(localStorage.getItem("chabudai") ?? "{}") as object;
    localStorage.setItem("chabudai", JSON.stringify({ ...kept, ...choice }));
  }, choice);
}

export { expect } from "@playwright/test";
