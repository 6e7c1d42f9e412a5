/** `npm run check:copy [--short] [scenarios]`: whatever owners change in the content, every check passes. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyProject } from "./copy-project.ts";
import { mistakesOfEachEntry } from "./each-entry.ts";
import { scenarios } from "./scenarios.ts";

const asked = process.argv.slice(2);
const short = asked.includes("--short");
const content = ["node scripts/check-content.ts"];
const units = [...content, "react-router typegen", "tsc", "vitest run --project site"];
const whole = [...content, "npm run check", "npm run build", "npm run e2e"];

const found = short ? [] : mistakesOfEachEntry();
for (const mistake of found) console.error(mistake);
if (found.length > 0) process.exit(1);

for (const [name, edit] of Object.entries(scenarios)) {
  if (asked.some((word) => Object.hasOwn(scenarios, word)) && !asked.includes(name)) continue;
  const root = copyProject();
  await edit(root);
  const failed = commandsFor(name).find((command) => !passes(root, `${name}: ${command}`, command));
  if (failed) {
    console.error(
      `\nThe site "${name}" of scripts/owner-copy/scenarios.ts does not pass: ${failed}, in ${root}`,
    );
    process.exit(1);
  }
  rmSync(root, { recursive: true });
}

function commandsFor(scenario: string) {
  if (scenario === "hosts")
    return short
      ? []
      : ["VITALS=true npm run build", "VITALS=true npm run e2e -- two-hosts static-host visit-counter"];
  if (!short) return whole;
  return scenario === "changed" ? units : content;
}

function passes(cwd: string, title: string, command: string) {
  console.log(`\n${title}`);
  return spawnSync(command, { cwd, shell: true, stdio: "inherit" }).status === 0;
}
