import { type MetricName, metricNames } from "#contract/vitals.ts";
import { type Terminal, truncate } from "../command-line/terminal.ts";

/** Times are in milliseconds, `cls` is in thousandths. */
export type Summary = { metric: MetricName; route: string; visits: number; p75: number };

/** What is good, and from where on it is poor: https://web.dev/articles/vitals */
const metrics = {
  lcp: { title: "LCP, until the largest element was painted", good: 2_500, poor: 4_000, unit: seconds },
  inp: { title: "INP, from an action to what it changed", good: 200, poor: 500, unit: milliseconds },
  cls: { title: "CLS, how much the page moved", good: 100, poor: 250, unit: thousandths },
} as const satisfies Record<MetricName, unknown>;

const gap = "  ";
const widestBar = 40;

/** A bar chart for each metric that fits the terminal: green is good, yellow needs work, red is poor. */
export function formatSummaries(summaries: readonly Summary[], days: number, terminal: Terminal) {
  const period = days === 1 ? "today" : `in the last ${days} days`;
  if (summaries.length === 0) return `No visits were measured ${period}.`;
  const charts = metricNames.flatMap((metric) => {
    const ofMetric = summaries.filter((summary) => summary.metric === metric);
    return ofMetric.length > 0 ? [chart(metric, ofMetric, terminal)] : [];
  });
  const title = `What three quarters of the visits ${period} did not exceed`;
  return [truncate(title, terminal.columns), ...charts].join("\n\n");
}

function chart(metric: MetricName, summaries: readonly Summary[], { columns, paint }: Terminal) {
  const { title, good, poor, unit } = metrics[metric];
  const head = ["ROUTE", "P75", "VISITS"];
  const rows = summaries.map(({ route, p75, visits }) => [route, unit(p75), visits.toLocaleString("en-GB")]);
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [route = 0, ...figures] = widths;
  const lineOf = ([name = "", ...cells]: readonly string[]) =>
    [name.padEnd(route), ...cells.map((cell, index) => cell.padStart(figures[index] ?? 0))].join(gap);
  const barWidth = Math.min(widestBar, Math.max(0, columns - lineOf(head).length - gap.length));
  const longest = Math.max(good, ...summaries.map(({ p75 }) => p75));
  const lines = summaries.map(({ p75 }, index) => {
    const bar = "█".repeat(Math.round((p75 / longest) * barWidth));
    const style = p75 <= good ? "green" : p75 <= poor ? "yellow" : "red";
    return paint(style, truncate(`${lineOf(rows[index] ?? [])}${gap}${bar}`.trimEnd(), columns));
  });
  const caption = truncate(`${title}: good up to ${unit(good)}`, columns);
  return [paint("bold", caption), paint("dim", truncate(lineOf(head), columns)), ...lines].join("\n");
}

function seconds(value: number) {
  return `${(value / 1_000).toFixed(2)} s`;
}

function milliseconds(value: number) {
  return `${value} ms`;
}

function thousandths(value: number) {
  return (value / 1_000).toFixed(3);
}
