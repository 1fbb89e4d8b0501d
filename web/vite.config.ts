import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CHABUDAI_URL ?? "http://127.0.0.1:4747";

export default defineConfig({
  plugins: [svelte()],
  // The server's policy allows no inline data but pictures, and small files are quick over HTTP anyway.
  // One style sheet for all pages, one script for a table and one for a lobby: in parts they would be larger.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Browsers that know this target's language know how to load modules ahead, too.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "table", test: /src.(board|room|table)/ },
            { name: "lobby", test: /src.lobby/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // The gallery shows games' art, words and scenes from their own folders.
    fs: { allow: ["..", process.env.CHABUDAI_SCENES ?? ".."] },
  },
  // Node 20 has a browser's WebSocket, but only for those who ask.
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    environment: "node",
    execArgv: ["--experimental-websocket"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
