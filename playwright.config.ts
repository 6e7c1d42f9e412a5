import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser.ts";

const port = process.env.E2E_PORT ?? "3100";
const executablePath = findBrowser();

export default defineConfig({
  testDir: "e2e",
  // A plain build has none of the techniques that these specs test.
  ...(process.env.DELIVERY === "plain" && { testIgnore: "delivery/**" }),
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
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port, LOG_LEVEL: "warn", DATA_DIR: join(tmpdir(), `midspan-e2e-${port}`) },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
