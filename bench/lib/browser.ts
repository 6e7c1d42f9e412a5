import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser, findWholeBrowser } from "#scripts/browser.ts";
import { phone } from "#scripts/budgets.ts";
import { freePort } from "#scripts/free-port.ts";

/** A whole browser, as visitors have, with a port for tools that bring their own remote control. */
export async function launchBrowser() {
  const executablePath = findWholeBrowser() ?? findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath && { executablePath }),
  });
  return { browser, port };
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
