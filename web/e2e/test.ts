// Playwright's test with a server of our own for each worker.

import { test as base } from "@playwright/test";
import { Server } from "./server";

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
export { expect } from "@playwright/test";
