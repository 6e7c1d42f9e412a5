import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// The shell has no windows of its own to draw, which halves the time of the tests.
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium to test with: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Drawing in software is quicker without the detour over an emulated graphics card. Chromium refuses its sandbox to
 * root, which is who runs tests in most containers.
 */
export const browserArguments = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
