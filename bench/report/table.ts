import { kilobyte } from "../../scripts/budgets.ts";

export type Check = { target: string; measured: string; met: boolean };

/** What a step adds to the report: its targets for the summary, and its figures. */
export type Section = { title: string; checks: Check[]; body: string };

/** Figures are aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], figures = true) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (figures && index > 0 ? "---:" : "---"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Bold where the target is missed. */
export function boldIfMissed(text: string, met: boolean) {
  return met ? text : `**${text}**`;
}

export function inKilobytes(bytes: number) {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

export function inMegabytes(bytes: number | undefined) {
  return bytes === undefined ? "unknown" : `${Math.round(bytes / kilobyte / kilobyte)} MB`;
}

export function inMilliseconds(value: number) {
  return `${Math.round(value).toLocaleString("en-GB")} ms`;
}

/** The largest value and the route it belongs to. */
export function worst<T extends { pattern: string }>(rows: readonly T[], value: (row: T) => number) {
  const [first] = rows.toSorted((a, b) => value(b) - value(a));
  return { value: first ? value(first) : 0, where: first?.pattern ?? "" };
}
