import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { findBrowser, findWholeBrowser } from "../../scripts/browser.ts";
import type { Measured, Results } from "../lib/results.ts";
import { filmStripSection } from "./film-strip-section.ts";
import { growthSection } from "./growth-section.ts";
import { interactionsSection } from "./interactions-section.ts";
import { lighthouseSection } from "./lighthouse-section.ts";
import { navigationSection, weightsSection } from "./page-sections.ts";
import { throughputSection } from "./server-section.ts";
import { inMegabytes, type Section, table } from "./table.ts";

const notes = "bench/notes.md";

/** The text of RESULTS.md, and the bars that were missed in a line each. */
export function writeReport(results: Results) {
  const sections = [
    section(results.lighthouse, lighthouseSection),
    section(results.weights, weightsSection),
    section(results.navigation, navigationSection),
    section(results.interactions, interactionsSection),
    section(results.throughput, throughputSection),
    section(results.growth, growthSection),
    section(results["film-strip"], filmStripSection),
  ].filter((part) => part !== undefined);
  const checks = sections.flatMap((part) => part.checks);
  const text = `# What was measured

Written by \`npm run bench\`. ${machine()} Times depend on the machine, ratios less; each step says whether the machine had anything else to do.

${table(
  ["Bar", "Measured", ""],
  checks.map(({ bar, measured, met }) => [bar, measured, met ? "met" : "**missed**"]),
  false,
)}

${sections.map(({ title, when, body }) => `## ${title}\n\n${body.trim()}\n\n${when}`).join("\n\n")}
${existsSync(notes) ? `\n${readFileSync(notes, "utf8").trim()}\n` : ""}`;
  const missed = checks.filter(({ met }) => !met).map(({ bar, measured }) => `${bar}: ${measured}`);
  return { text, missed };
}

function section<T>(measured: Measured<T> | undefined, write: (data: T) => Section) {
  if (!measured) return undefined;
  const { data, at, seconds, commit, quiet } = measured;
  const when = `Measured on ${at.slice(0, 16).replace("T", " at ")} UTC in ${seconds} s, commit ${commit}; ${quiet}.`;
  return { ...write(data), when };
}

function machine() {
  const [first] = cpus();
  const browser = findWholeBrowser() ?? findBrowser();
  // Debian's launcher writes warnings of its own.
  const quietly: { encoding: "utf8"; stdio: ["ignore", "pipe", "ignore"] } = {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  };
  const version = browser ? execFileSync(browser, ["--version"], quietly).trim() : "no browser";
  return `Machine: ${cpus().length} cores (${first?.model.trim()}), ${inMegabytes(totalmem())}, Node ${process.version}, ${version}.`;
}
