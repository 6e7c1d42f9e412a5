import { existsSync, globSync, realpathSync } from "node:fs";
import { chromium } from "@playwright/test";

// Without a user interface, it halves the time of the tests.
const headlessShell = "/usr/bin/chromium-headless-shell";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findBrowser(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, chromium.executablePath(), headlessShell, ...systemBrowsers]);
}

/** A full browser, if there is one: the headless shell has no back/forward cache and is slow to trace. */
export function findWholeBrowser(): string | undefined {
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return firstOf(found.filter((path) => path && existsSync(path) && !realpathSync(path).includes("shell")));
}

function firstOf(paths: readonly (string | undefined)[]) {
  return paths.find((path) => path && existsSync(path));
}

/** Software rendering is faster than an emulated GPU, and Chromium refuses its sandbox to root. */
export const basicArguments = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/** A full browser opens these with each window, and they take a quarter of the time of the tests. */
const windowExtras = ["SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

/** Playwright turns these off too, but the browser reads only the last such list. */
const offInPlaywright = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** For a browser that Playwright starts. */
export const browserArguments = [
  ...basicArguments,
  `--disable-features=${[...windowExtras, ...offInPlaywright].join(",")}`,
];

/** The system's Firefox, which Playwright drives over WebDriver BiDi. */
export function findFirefox(): string | undefined {
  return firstOf([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

export function findWebKit() {
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const screen = firstOf(["/usr/bin/Xvfb"]);
  return driver && browser && screen ? { driver, browser } : undefined;
}
