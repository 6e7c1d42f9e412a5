import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { findBrowser, findWholeBrowser } from "../../scripts/browser.ts";
import type { Result, Results } from "../lib/results.ts";
import { filmstripSection } from "./filmstrip-section.ts";
import { growthSection } from "./growth-section.ts";
import { interactionsSection } from "./interactions-section.ts";
import { lighthouseSection } from "./lighthouse-section.ts";
import { navigationSection, weightsSection } from "./page-sections.ts";
import { inMegabytes, type Section, table } from "./table.ts";
import { techniquesSection } from "./techniques-section.ts";
import { throughputSection } from "./throughput-section.ts";

const notes = "bench/notes.md";

/** The text of RESULTS.md, and a line for each missed target. */
export function writeReport(results: Results) {
  const sections = [
    section(results.lighthouse, lighthouseSection),
    section(results.weights, weightsSection),
    section(results.navigation, navigationSection),
    section(results.interactions, interactionsSection),
    section(results.throughput, throughputSection),
    section(results.growth, growthSection),
    section(results.techniques, techniquesSection),
    section(results.filmstrip, filmstripSection),
  ].filter((part) => part !== undefined);
  const checks = sections.flatMap((part) => part.checks);
  const text = `# Benchmark results

Written by \`npm run bench\`. ${describeMachine()} Times depend on the machine, ratios less; each step says whether other processes kept the machine busy.

${table(
  ["Target", "Measured", ""],
  checks.map(({ target, measured, met }) => [target, measured, met ? "met" : "**missed**"]),
  false,
)}

${sections.map(({ title, when, body }) => `## ${title}\n\n${body.trim()}\n\n${when}`).join("\n\n")}
${existsSync(notes) ? `\n${readFileSync(notes, "utf8").trim()}\n` : ""}`;
  const missed = checks.filter(({ met }) => !met).map(({ target, measured }) => `${target}: ${measured}`);
  return { text, missed };
}

function section<T>(result: Result<T> | undefined, write: (data: T) => Section) {
  if (!result) return undefined;
  const { data, at, seconds, commit, machine } = result;
  const when = `Measured on ${at.slice(0, 16).replace("T", " at ")} UTC in ${seconds} s, commit ${commit}; ${machine}.`;
  return { ...write(data), when };
}

function describeMachine() {
  const [first] = cpus();
  const browser = findWholeBrowser() ?? findBrowser();
  // Debian's launcher writes warnings to stderr.
  const options: { encoding: "utf8"; stdio: ["ignore", "pipe", "ignore"] } = {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  };
  const version = browser ? execFileSync(browser, ["--version"], options).trim() : "no browser";
  return `Machine: ${cpus().length} cores (${first?.model.trim()}), ${inMegabytes(totalmem())}, Node ${process.version}, ${version}.`;
}
