/**
 * `npm run trials`: load, failures and hostile input against the real server, with measurements.
 *
 *   --short            small counts, also what measures time at once with others, no report: part of `npm test`
 *   --only 7,8,load    some of them; replaces their rows in the report
 *   --seed N           the same random input again
 *   --soak-minutes N   how long the soak lasts (10)
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { full, short } from "./counts.ts";
import { mapConcurrent } from "./harness/measure.ts";
import { createRandom } from "./harness/random.ts";
import { watchStolenTime } from "./harness/stolen-time.ts";
import { removePostgres } from "./harness/stores.ts";
import { createContext, type Result, type Trial } from "./harness/trial.ts";
import { progressLine, replaceRows, toMarkdown } from "./report.ts";
import { trials } from "./trials.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    "soak-minutes": { type: "string", default: "10" },
  },
});
const seed = Number(values.seed);
const soakMinutes = values.short ? 0 : Number(values["soak-minutes"]);
const chosen = values.only?.split(",");
const isLeftOut = (id: string) => id === "soak" && soakMinutes === 0;
const selected = trials.filter(({ id }) => chosen?.includes(id) ?? !isLeftOut(id));
const attempts = 3;
/** Of the processor, taken by the host. */
const tolerableShare = 0.05;
/** For each trial. */
const timeLimit = (soakMinutes + 12) * 60_000;

if (!existsSync("build/site.json")) spawnSync("npm", ["run", "build"], { stdio: "inherit" });

console.log(`Seed ${seed}`);
const start = performance.now();
const isAlone = ({ runsAlone }: Trial) => runsAlone && !values.short;
const reports = [
  ...(await mapConcurrent(selected.filter(isAlone), 1, run)),
  ...(await mapConcurrent(longestFirst(selected.filter((trial) => !isAlone(trial))), 4, run)),
];
await removePostgres();

reports.sort((a, b) => trials.indexOf(a.trial) - trials.indexOf(b.trial));
const failed = reports.filter(({ results }) => results.some(({ passed }) => !passed));
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${reports.length - failed.length} of ${reports.length} trials passed in ${seconds} s`);
if (!values.short) writeReport("trials/RESULTS.md");
process.exit(failed.length > 0 ? 1 : 0);

/** A trial that fails while the host takes the processor away says nothing about the site. */
async function run(trial: Trial) {
  for (let attempt = 1; ; attempt += 1) {
    const stolen = watchStolenTime();
    const report = await runOnce(trial);
    const share = stolen();
    console.log(progressLine(report));
    const isOver = report.results.every(({ passed }) => passed) || attempt === attempts;
    if (values.short || isOver || share < tolerableShare) return report;
    console.log(`The host took ${Math.round(share * 100)} % of the processor: once more`);
  }
}

async function runOnce(trial: Trial) {
  const started = performance.now();
  // Each trial has its own seed, so that it does the same alone as among others.
  const random = createRandom(seed * 1_000 + trials.indexOf(trial));
  const context = createContext(random, values.short ? short : full, soakMinutes);
  const results = await withTimeout(trial.run(context)).catch((error): Result[] => [
    { store: "", measured: `failed: ${error instanceof Error ? error.message : error}`, passed: false },
  ]);
  await context.cleanUp();
  return { trial, results, seconds: (performance.now() - started) / 1000 };
}

function writeReport(file: string) {
  writeFileSync(
    file,
    chosen ? replaceRows(reports, readFileSync(file, "utf8")) : toMarkdown(reports, seed, seconds),
  );
  spawnSync("biome", ["format", "--write", file], { stdio: "ignore" });
}

function withTimeout<T>(work: Promise<T>) {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("timed out")), timeLimit).unref();
  });
  return Promise.race([work, timeout]);
}

/** Shortens a run of four at a time. */
function longestFirst(all: readonly Trial[]) {
  const longest = ["soak", "27", "28", "22", "26", "6", "24", "5", "13", "12", "14", "9", "11"];
  const rank = ({ id }: Trial) => (longest.includes(id) ? longest.indexOf(id) : longest.length);
  return [...all].sort((a, b) => rank(a) - rank(b));
}
