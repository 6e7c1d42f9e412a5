import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { basicArguments, browserArguments, findBrowser, findWholeBrowser } from "../../scripts/browser.ts";
import { phone } from "../../scripts/budgets.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { answers } from "./site.ts";

/** A full browser, as visitors have, with its back/forward cache. */
export function launchBrowser() {
  const executablePath = fullBrowser();
  return chromium.launch({
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath && { executablePath }),
  });
}

function fullBrowser() {
  return findWholeBrowser() ?? findBrowser();
}

/** Without Playwright, whose isolated world in each document would change Lighthouse's figures. */
export async function launchForLighthouse() {
  const executablePath = fullBrowser();
  if (!executablePath) throw new Error("No browser for Lighthouse");
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "midspan-bench-"));
  const flags = ["--no-first-run", "--disable-extensions", "--disable-background-networking"];
  const browser = spawn(
    executablePath,
    [
      "--headless=new",
      ...basicArguments,
      ...flags,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
    { stdio: "ignore", detached: true },
  );
  const exited = once(browser, "exit");
  await answers(`http://localhost:${port}/json/version`, browser);
  return {
    port,
    async close() {
      // Its whole group: Debian starts the browser from a script that would leave it behind.
      if (browser.pid) process.kill(-browser.pid);
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const phoneScreen = {
  viewport: { width: phone.width, height: phone.height },
  deviceScaleFactor: phone.density,
  isMobile: true,
  hasTouch: true,
};

export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
}

/** CPU throttled four times, and slow 4G if asked for, from now on. */
export async function throttle(page: Page, { network }: { network: boolean }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (network) await throttleNetwork(page);
}

export async function throttleNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
