/**
 * `npm run trials`: load, faults and hostile input against the real server, with figures.
 *
 *   --short            small counts, several at a time, nothing written: part of `npm test`
 *   --only 7,8,load    some of them, in place of their rows in the report
 *   --seed N           the same numbers again
 *   --soak-minutes N   how long the soak lasts (10)
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { full, short } from "./counts.ts";
import { createLab, type Finding, type Trial } from "./harness/lab.ts";
import { each } from "./harness/measure.ts";
import { createRandom } from "./harness/random.ts";
import { removePostgres } from "./harness/stores.ts";
import { asMarkdown, progress, withRowsOf } from "./report.ts";
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
const wanted = trials.filter(({ id }) => chosen?.includes(id) ?? (id !== "soak" || soakMinutes > 0));
/** For each of them. */
const timeLimit = (soakMinutes + 12) * 60_000;

if (!existsSync("build/site.json")) spawnSync("npm", ["run", "build"], { stdio: "inherit" });

console.log(`Seed ${seed}`);
const began = performance.now();
const rows = await each(values.short ? longestFirst(wanted) : wanted, values.short ? 4 : 1, run);
await removePostgres();

const results = rows.sort((a, b) => trials.indexOf(a.trial) - trials.indexOf(b.trial));
const missed = results.filter(({ findings }) => findings.some(({ passed }) => !passed));
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${results.length - missed.length} of ${results.length} trials passed in ${seconds} s`);
if (!values.short) writeReport("trials/RESULTS.md");
process.exit(missed.length > 0 ? 1 : 0);

async function run(trial: Trial) {
  const started = performance.now();
  // A seed of its own for each, so that one alone does the same as one among all.
  const random = createRandom(seed * 1_000 + trials.indexOf(trial));
  const lab = createLab(random, values.short ? short : full, soakMinutes);
  const findings = await inTime(trial.run(lab)).catch((error): Finding[] => [
    { store: "", measured: `broke off: ${error instanceof Error ? error.message : error}`, passed: false },
  ]);
  await lab.finish();
  const result = { trial, findings, seconds: (performance.now() - started) / 1000 };
  console.log(progress(result));
  return result;
}

/** Some of them take the place of their rows; all of them make it anew. */
function writeReport(file: string) {
  writeFileSync(
    file,
    chosen ? withRowsOf(results, readFileSync(file, "utf8")) : asMarkdown(results, seed, seconds),
  );
  spawnSync("biome", ["format", "--write", file], { stdio: "ignore" });
}

function inTime<T>(work: Promise<T>) {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("took too long")), timeLimit).unref();
  });
  return Promise.race([work, tooLong]);
}

/** Where several share the machine. */
function longestFirst(all: readonly Trial[]) {
  const waiting = ["6", "5", "13", "12", "14", "9", "11"];
  const rank = ({ id }: Trial) => (waiting.includes(id) ? waiting.indexOf(id) : waiting.length);
  return [...all].sort((a, b) => rank(a) - rank(b));
}
