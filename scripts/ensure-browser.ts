/** Finds the browser of an engine for the tests, or installs it: `node scripts/ensure-browser.ts firefox`. */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findWebKit } from "./browser.ts";

const apt = (packages: string) => ["sh", "-c", `apt-get update -qq && apt-get install -y -qq ${packages}`];

const engines = {
  chromium: {
    find: findBrowser,
    installers: [
      ["npx", "playwright", "install", "chromium"],
      apt("chromium-headless-shell"),
      apt("chromium"),
    ],
    advice: "install Chromium, or set CHROMIUM_PATH to one",
  },
  firefox: {
    find: findFirefox,
    installers: [apt("firefox-esr")],
    advice: "install Firefox, or set FIREFOX_PATH to one",
  },
  webkit: {
    find: () => findWebKit()?.browser,
    installers: [apt("webkit2gtk-driver xvfb")],
    advice: "install Debian's packages webkit2gtk-driver and xvfb",
  },
};

const name = process.argv[2] ?? "chromium";
if (!(name in engines)) throw new Error(`No engine ${name}: ${Object.keys(engines).join(", ")}`);
const { find, installers, advice } = engines[name as keyof typeof engines];

for (const [command = "", ...parameters] of installers) {
  if (find()) break;
  console.log(`No browser found, trying: ${command} ${parameters.join(" ")}`);
  spawnSync(command, parameters, { stdio: "ignore", timeout: 5 * 60_000 });
}

const browser = find();
if (!browser) {
  console.error(`No browser for the tests: ${advice}.`);
  process.exit(1);
}
console.log(`Browser: ${browser}`);
