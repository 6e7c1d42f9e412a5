import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { findWebKit } from "#scripts/browser.ts";
import { freePort } from "#server/testing/free-port.ts";
import { type ContactServer, startContactServer } from "../contact-server.ts";
import { isHydrated } from "../visitor.ts";
import { startRecordingProxy } from "./record-problems.ts";
import { openSession, type Session } from "./web-driver.ts";

type Site = ContactServer & { open: (page: Session, path: string) => Promise<void> };

/** A page of the site in WebKitGTK. Every test also fails on a console message or a violation of the policy. */
export const test = base.extend<
  { webkitPage: Session; expectedProblems: RegExp | undefined },
  { site: Site; driver: string }
>({
  expectedProblems: [undefined, { option: true }],
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver.url);
      driver.stop();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const port = await freePort();
      const proxy = await startRecordingProxy(`http://127.0.0.1:${port}`);
      const server = await startContactServer({ SITE_URL: proxy.url }, port);
      await use({ ...server, url: proxy.url, open: (page, path) => openPage(page, proxy.url + path) });
      await server.stop();
      proxy.close();
    },
    { scope: "worker" },
  ],
  webkitPage: async ({ driver, expectedProblems }, use) => {
    const browser = findWebKit();
    const page = await openSession(driver, {
      "webkitgtk:browserOptions": { binary: browser?.browser, args: ["--automation"] },
    });
    await use(page);
    const problems = await page.evaluate(() => Reflect.get(window, "problems") as string[]);
    await page.close();
    expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
  },
});

export { expect };

async function openPage(page: Session, url: string) {
  await page.goto(url);
  await page.until("a hydrated page", isHydrated);
}

/** WebKitWebDriver with a screen of its own. */
async function startDriver() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-webkit-"));
  // The toolbar of the browser would keep the window wider than a phone.
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(
    join(folder, "gtk-3.0/gtk.css"),
    "* { font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; } image { -gtk-icon-transform: scale(0.1); }",
  );
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = spawn(findWebKit()?.driver ?? "", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      // Containers run as root, where its sandbox cannot start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const stop = (process: ChildProcess) => process.kill();
  return {
    url,
    stop() {
      [driver, screen].forEach(stop);
      rmSync(folder, { recursive: true });
    },
  };
}
