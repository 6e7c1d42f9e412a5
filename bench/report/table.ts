import { kilobyte } from "../../scripts/budgets.ts";

/** A bar and what was measured against it. */
export type Check = { bar: string; measured: string; met: boolean };

/** What a step adds to the report: its bars for the summary, and its figures. */
export type Section = { title: string; checks: Check[]; body: string };

/** Figures stand on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], figures = true) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (figures && index > 0 ? "---:" : "---"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Bold where the bar is missed, so that it is seen in a table of many. */
export function marked(text: string, met: boolean) {
  return met ? text : `**${text}**`;
}

export function inKilobytes(bytes: number) {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

export function inMegabytes(bytes: number | undefined) {
  return bytes === undefined ? "not known here" : `${Math.round(bytes / kilobyte / kilobyte)} MB`;
}

export function inMilliseconds(value: number) {
  return `${Math.round(value).toLocaleString("en-GB")} ms`;
}

/** The largest value and whose it is. */
export function worst<T extends { pattern: string }>(rows: readonly T[], value: (row: T) => number) {
  const [first] = rows.toSorted((a, b) => value(b) - value(a));
  return { value: first ? value(first) : 0, where: first?.pattern ?? "" };
}
