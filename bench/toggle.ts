/**
 * How long a toggle on /pricing takes from the click to the end of the frame that shows it, on a processor slowed
 * down four times. The bar is 16 ms. Needs a build: `npm run build && node bench/toggle.ts`.
 */
import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "#scripts/browser.ts";

const bar = 16;
const slowdown = 4;
const port = process.env.BENCH_PORT ?? "3190";
const address = `http://localhost:${port}`;

const server = spawn(process.execPath, ["server/main.ts"], {
  env: { ...process.env, PORT: port, LOG_LEVEL: "warn" },
  stdio: "inherit",
});
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
try {
  await serverUp();
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    const times = await toggleTimes(viewport);
    const share = (part: number) => times[Math.floor((times.length - 1) * part)]?.toFixed(1);
    console.log(
      `${viewport.width} px, ${times.length} toggles: fastest ${share(0)} ms, median ${share(0.5)} ms, 95 % within ${share(0.95)} ms (bar ${bar} ms)`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}

/** Sorted. The click falls at the start of a frame, so that waiting for the screen is not part of the figure. */
async function toggleTimes(viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}/pricing?tab=mobile`);
  await page.waitForSelector("[data-settled]");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times = await page.locator("#mobile-panel input").evaluateAll(async (boxes) => {
    const measured: number[] = [];
    for (const box of [...boxes, ...boxes, ...boxes, ...boxes]) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const time = await new Promise<number>((resolve) => {
        const painted = new MessageChannel();
        requestAnimationFrame(() => {
          const start = performance.now();
          painted.port1.onmessage = () => resolve(performance.now() - start);
          if (box instanceof HTMLElement) box.click();
          painted.port2.postMessage(undefined);
        });
      });
      measured.push(time);
    }
    return measured;
  });
  await page.close();
  return times.sort((a, b) => a - b);
}

async function serverUp() {
  for (let attempt = 0; attempt < 50; attempt++) {
    const up = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not start");
}
