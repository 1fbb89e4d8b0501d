// How fast it is. The figures are printed; what is asserted leaves room for a busy machine.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { playSome } from "./player";
import { startGame } from "./tables";
import { expect, test } from "./test";

test.describe.configure({ mode: "serial" });

const MOST_BYTES = 150_000;
const MOST_MS_TO_PLAY = 5_000;
const MOST_SHIFT = 0.02;
/** Of the page's own work in a frame, in ms, the test's questions included: it was 183 when every move laid the table out many times. */
const MOST_WORK = 90;

test("all script and style of the client is at most 150 kB compressed", () => {
  const folder = join(import.meta.dirname, "../dist/assets");
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  console.log(`script and style: ${bytes} bytes compressed`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test("a table can be played on soon after its address was opened, and nothing jumps", async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.goto((await startGame(server, "minions", { players: 6 })).link);
  const ms = await page.waitForFunction(() => document.querySelector(".playable") && performance.now());
  console.log(`playable after ${Math.round(Number(await ms.jsonValue()))} ms`);
  expect(Number(await ms.jsonValue())).toBeLessThan(MOST_MS_TO_PLAY);
  // Whatever comes late, such as pictures, has come.
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  console.log(`layout shift ${shift.toFixed(4)}`);
  expect(shift).toBeLessThan(MOST_SHIFT);
});

test("cards are seen moving at the largest table, and it is told how smoothly", async ({ page, server }) => {
  await page.goto((await startGame(server, "minions", { players: 6 })).link);
  await expect(page.locator(".playable").first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // Frames count while something moves.
    const frame = (now: number) => {
      if (document.getAnimations().some(({ playState }) => playState === "running")) times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await busy();
  await playSome(page, 8);
  const work = (await busy()) - before;
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, n) => time - times[n]!);
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const share = work / times.length;
  console.log(
    `${times.length} frames of motion, ${median.toFixed(1)} ms apart, ${share.toFixed(1)} ms of work for each`,
  );
  expect(times.length).toBeGreaterThan(20);
  expect(share).toBeLessThan(MOST_WORK);
});
