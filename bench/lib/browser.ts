import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser, findWholeBrowser } from "../../scripts/browser.ts";
import { phone } from "../../scripts/budgets.ts";
import { freePort } from "../../scripts/free-port.ts";
import { answers } from "./site.ts";

/** A whole browser, as visitors have. */
export function launchBrowser() {
  const executablePath = wholeBrowser();
  return chromium.launch({
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath && { executablePath }),
  });
}

function wholeBrowser() {
  return findWholeBrowser() ?? findBrowser();
}

/**
 * The same browser for Lighthouse, which brings its own remote control. A second one in every page would be part of
 * the figures: it prepares a world of its own in each document.
 */
export async function launchForLighthouse() {
  const executablePath = wholeBrowser();
  if (!executablePath) throw new Error("No browser for Lighthouse");
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "midspan-bench-"));
  const quietFlags = ["--no-first-run", "--disable-extensions", "--disable-background-networking"];
  const browser = spawn(
    executablePath,
    [
      "--headless=new",
      ...browserArguments,
      ...quietFlags,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
    { stdio: "ignore" },
  );
  const ended = once(browser, "exit");
  await answers(`http://localhost:${port}/json/version`, browser);
  return {
    port,
    async close() {
      browser.kill();
      await ended;
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

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
}

/** A processor four times slower, and slow 4G, for everything that follows in the page. */
export async function slowDown(page: Page, { network }: { network: boolean }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!network) return;
  const bytesPerSecond = 1_600_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
