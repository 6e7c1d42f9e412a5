/** A part of `npm test`: a few journeys in the engines beside Chromium, where they are installed. */
import { spawnSync } from "node:child_process";
import { findFirefox, findWebKit } from "./browser.ts";

const engines = { firefox: findFirefox, webkit: findWebKit };

for (const [engine, find] of Object.entries(engines)) {
  if (!find()) {
    console.log(`Skipped: no ${engine} on this machine. npm run e2e:${engine} installs it.`);
    continue;
  }
  const { status } = spawnSync("playwright", ["test", "--grep", "@smoke"], {
    stdio: "inherit",
    env: { ...process.env, ENGINE: engine },
  });
  if (status !== 0) process.exit(1);
}
