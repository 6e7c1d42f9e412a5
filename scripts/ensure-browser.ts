/** Finds a browser for the tests, or installs one. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

const installers = [
  ["npx", "playwright", "install", "chromium"],
  ["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium-headless-shell"],
  ["sh", "-c", "apt-get install -y -qq chromium"],
];

for (const [command = "", ...parameters] of installers) {
  if (findBrowser()) break;
  console.log(`No browser found, trying: ${command} ${parameters.join(" ")}`);
  spawnSync(command, parameters, { stdio: "ignore", timeout: 5 * 60_000 });
}

const browser = findBrowser();
if (!browser) {
  console.error("No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.");
  process.exit(1);
}
console.log(`Browser: ${browser}`);
