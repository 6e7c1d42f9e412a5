import { parseArgs } from "node:util";
import { metricNames } from "#contract/vitals.ts";
import { plainText, stringifySafely, type Terminal } from "../command-line/terminal.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { dayOf } from "../store/day.ts";
import { retention } from "../store/retention.ts";
import type { Store } from "../store/store.ts";
import { formatSummaries, type Summary } from "./format.ts";
import { percentile75, totalOf } from "./histogram.ts";
import { readVitals } from "./vitals-store.ts";

const day = 24 * 3_600_000;
const maxDays = retention.vitals / day;

const usage = `Usage: npm run vitals
  the 75th percentiles of the last 28 days by route, worst first
  --days N   of the last N days, ${maxDays} at most
  --json     for other programs, with times in milliseconds`;

/** Returns the text to print. */
export async function vitalsCommand(
  store: Store,
  args: readonly string[],
  terminal: Terminal = plainText,
  now = Date.now(),
) {
  const { days, json } = parseOptions(args);
  const summaries = await summarize(store, dayOf(now - (days - 1) * day));
  return json ? stringifySafely(summaries.map(toRecord)) : formatSummaries(summaries, days, terminal);
}

function parseOptions(args: readonly string[]) {
  try {
    const options = { json: { type: "boolean" }, days: { type: "string", default: "28" } } as const;
    const { json, days } = parseArgs({ args: [...args], options }).values;
    if (/^[1-9]\d?$/.test(days) && Number(days) <= maxDays) return { json, days: Number(days) };
  } catch {
    // An unknown option, which gets the same answer.
  }
  throw new UsageError(usage);
}

/** For programs: the layout shift as others write it. */
function toRecord(summary: Summary) {
  return summary.metric === "cls" ? { ...summary, p75: summary.p75 / 1_000 } : summary;
}

/** By metric, and the worst route first. */
async function summarize(store: Store, since: string): Promise<Summary[]> {
  const rows = await readVitals(store, since);
  return metricNames.flatMap((metric) => {
    const byRoute = Map.groupBy(
      rows.filter((row) => row.metric === metric),
      ({ route }) => route,
    );
    return [...byRoute]
      .map(([route, histogram]) => ({
        metric,
        route,
        visits: totalOf(histogram),
        p75: percentile75(histogram),
      }))
      .toSorted((a, b) => b.p75 - a.p75);
  });
}
