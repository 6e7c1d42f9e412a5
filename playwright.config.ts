import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser.ts";

const port = process.env.E2E_PORT ?? "3100";
const engine = process.env.ENGINE ?? "chromium";

/** Tags of tests that need what a stock Firefox, or Playwright in it, does not have: see docs/browsers.md. */
const missingInFirefox = [
  "@devtools",
  "@download",
  "@exit-transition",
  "@layout-shift",
  "@media-features",
  "@pdf",
  "@referrer",
  "@repeated-import",
  "@request-body",
  "@script-off",
  "@scroll-driven",
  "@touch",
];

export default defineConfig({
  ...tests(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may be slow once; what fails twice is broken.
  retries: 1,
  // To stop a hang, not to time the machine: tests run beside other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [["dot"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: "on-first-retry",
    ...browser(),
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port, LOG_LEVEL: "warn", DATA_DIR: join(tmpdir(), `midspan-e2e-${port}`) },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});

function tests(): PlaywrightTestConfig {
  if (engine === "webkit") return { testDir: "e2e/webkit" };
  // A plain build has none of the techniques that some specs test.
  const isPlain = process.env.DELIVERY === "plain";
  return {
    testDir: "e2e",
    testIgnore: ["webkit/**", ...(isPlain ? ["delivery/**"] : [])],
    ...(engine === "firefox" && { grepInvert: new RegExp(missingInFirefox.join("|")) }),
  };
}

function browser(): PlaywrightTestConfig["use"] {
  if (engine !== "firefox") {
    const executablePath = findBrowser();
    return { launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) } };
  }
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: resolve("e2e/firefox/launch.ts"),
      // Firefox 153 crashes, on any page, when Playwright reads `ariaLabelledByElements` in two of its worlds.
      firefoxUserPrefs: { "accessibility.ARIAElementReflection.enabled": false },
    },
    // A stock Firefox cannot emulate these.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
  };
}
