/**
 * `npm run bench` measures the built site on its real server and writes bench/RESULTS.md and bench/chart.svg.
 *
 *   --only lighthouse,weights   these steps only; the others keep their last results
 *   --only techniques           after a change in delivery/, half an hour: no other run has this step
 *   --runs 1                    Lighthouse runs per page (5)
 *   --routes /,/about           these routes only
 *   --factors 10                multiples of the content for the growth step (10,100)
 *   --no-build                  measures the build that is there
 *   --no-wait                   does not wait for an idle machine; the report says so
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { MachineLoad } from "./lib/machine-load.ts";
import { readOptions } from "./lib/options.ts";
import { readResults, writeResults } from "./lib/results.ts";
import { startSite } from "./lib/site.ts";
import type { StepContext } from "./lib/step-context.ts";
import { drawChart } from "./report/chart.ts";
import { writeReport } from "./report/report.ts";
import { measureFilmstrip } from "./steps/filmstrip.ts";
import { measureGrowth } from "./steps/growth/growth.ts";
import { measureInteractions } from "./steps/interactions/interactions.ts";
import { measureLighthouse } from "./steps/lighthouse.ts";
import { measureNavigation } from "./steps/navigation.ts";
import { measureTechniques } from "./steps/techniques.ts";
import { measureThroughput } from "./steps/throughput.ts";
import { measureWeights } from "./steps/weights.ts";

const usualSteps = {
  weights: measureWeights,
  throughput: measureThroughput,
  interactions: measureInteractions,
  navigation: measureNavigation,
  filmstrip: measureFilmstrip,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
};
const steps = { ...usualSteps, techniques: measureTechniques };

const startedAt = performance.now();
const options = readOptions(Object.keys(steps), Object.keys(usualSteps));
if (options.build) {
  console.log("building");
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
const site = await startSite();
const machine = new MachineLoad(options.waitForIdle);
const commit = execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
const failures: string[] = [];

try {
  for (const [index, name] of options.only.entries()) {
    const log = (line: string) =>
      console.log(`[${index + 1}/${options.only.length} ${name}, ${elapsed()}] ${line}`);
    await machine.untilIdle(60_000);
    try {
      await run(name, { site, options, machine, log });
    } catch (error) {
      failures.push(name);
      log(`failed: ${error instanceof Error ? error.stack : error}`);
    }
  }
} finally {
  await site.stop();
}

const results = readResults();
const { text, missed } = writeReport(results);
writeFileSync("bench/RESULTS.md", text);
if (results.lighthouse) writeFileSync("bench/chart.svg", drawChart(results.lighthouse.data));
execFileSync("biome", ["format", "--write", "bench/RESULTS.md"], { stdio: "ignore" });
for (const miss of missed) console.log(`missed: ${miss}`);
console.log(`bench/RESULTS.md written after ${elapsed()}, ${missed.length} targets missed`);
if (failures.length > 0) throw new Error(`These steps failed: ${failures.join(", ")}`);

/** Each result is written at once: a step that fails later does not lose it. */
async function run(name: string, context: StepContext) {
  const measure = Object.entries(steps).find(([step]) => step === name)?.[1];
  const start = performance.now();
  const at = new Date().toISOString();
  const data = await measure?.(context);
  const seconds = Math.round((performance.now() - start) / 1_000);
  writeResults({ ...readResults(), [name]: { data, at, seconds, commit, machine: machine.report() } });
}

function elapsed() {
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
