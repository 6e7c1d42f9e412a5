/**
 * `npm run bench` measures the built site on its real server and writes bench/RESULTS.md and bench/chart.svg.
 *
 *   --only lighthouse,weights   these steps only; the others keep what they measured last
 *   --runs 1                    runs of Lighthouse for each page (5)
 *   --routes /,/about           these patterns of addresses only
 *   --times 10                  how many times the projects and studies, for the growth (10,100)
 *   --no-build                  the build as it is
 *   --hurry                     on a busy machine too; the report then says that it was
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Bench } from "./lib/bench.ts";
import { readOptions } from "./lib/options.ts";
import { Quiet } from "./lib/quiet.ts";
import { keepResults, readResults } from "./lib/results.ts";
import { startSite } from "./lib/site.ts";
import { drawChart } from "./report/chart.ts";
import { writeReport } from "./report/report.ts";
import { measureFilmStrip } from "./steps/film-strip.ts";
import { measureGrowth } from "./steps/growth/growth.ts";
import { measureInteractions } from "./steps/interactions.ts";
import { measureLighthouse } from "./steps/lighthouse.ts";
import { measureNavigation } from "./steps/navigation.ts";
import { measureThroughput } from "./steps/throughput.ts";
import { measureWeights } from "./steps/weights.ts";

const steps = {
  weights: measureWeights,
  throughput: measureThroughput,
  interactions: measureInteractions,
  navigation: measureNavigation,
  "film-strip": measureFilmStrip,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
};

const begun = performance.now();
const options = readOptions(Object.keys(steps));
if (options.build) {
  console.log("building");
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
const site = await startSite();
const quiet = new Quiet(options.patient);
const commit = execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
const failures: string[] = [];

try {
  for (const [place, name] of options.only.entries()) {
    const say = (line: string) =>
      console.log(`[${place + 1}/${options.only.length} ${name}, ${clock()}] ${line}`);
    await quiet.settle(60_000);
    try {
      await run(name, { site, options, quiet, say });
    } catch (error) {
      failures.push(name);
      say(`failed: ${error instanceof Error ? error.stack : error}`);
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
console.log(`bench/RESULTS.md written after ${clock()}, ${missed.length} bars missed`);
if (failures.length > 0) throw new Error(`These steps failed: ${failures.join(", ")}`);

/** Each result is kept as soon as it is there: a step that fails later costs no other. */
async function run(name: string, bench: Bench) {
  const measure = Object.entries(steps).find(([step]) => step === name)?.[1];
  const start = performance.now();
  const at = new Date().toISOString();
  const data = await measure?.(bench);
  const seconds = Math.round((performance.now() - start) / 1_000);
  keepResults({ ...readResults(), [name]: { data, at, seconds, commit, quiet: quiet.report() } });
}

function clock() {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
