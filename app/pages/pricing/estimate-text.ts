import { formatUsd } from "#app/lib/format.ts";
import { policies } from "#content/site.ts";
import type { Estimate } from "./estimate.ts";

/** An estimate to send or save: its title, and the link that opens it again. */
export type EstimateDocument = { title: string; estimate: Estimate; link: string };

export function weeksText(weeks: number) {
  return `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}

export function subjectOf({ title, estimate }: EstimateDocument) {
  return `Estimate for ${title}: ${formatUsd(estimate.total)}`;
}

/** The message of the contact form's prefill. */
export function messageOf({ title, estimate: { groups, total, weeks, range }, link }: EstimateDocument) {
  return [
    `I put together this estimate for ${title}:`,
    ...groups.map((group) =>
      [group.title, ...group.lines.map(({ label, price }) => `- ${label}: ${formatUsd(price)}`)].join("\n"),
    ),
    [
      `Total: ${formatUsd(total)}`,
      `Estimated duration: ${weeksText(weeks)}`,
      `Range (${policies.estimateTolerance}% each way): ${formatUsd(range.from)} to ${formatUsd(range.to)}`,
    ].join("\n"),
    link,
  ].join("\n\n");
}

/** RFC 4180, four columns throughout; amounts are plain numbers so that a spreadsheet can add them up. */
export function csvOf(
  { title, estimate: { groups, total, weeks, range }, link }: EstimateDocument,
  date: Date,
) {
  const tolerance = `${policies.estimateTolerance}%`;
  const rows = [
    ["Group", "Item", "Amount", "Unit"],
    ...groups.flatMap((group) => group.lines.map(({ label, price }) => [group.title, label, price, "USD"])),
    ["Summary", "Total", total, "USD"],
    ["Summary", "Estimated duration", weeks, "weeks"],
    ["Summary", `Range from (${tolerance} below)`, range.from, "USD"],
    ["Summary", `Range to (${tolerance} above)`, range.to, "USD"],
    ["Document", "Estimate for", title, ""],
    ["Document", "Date", isoDay(date), ""],
    ["Document", "Link", link, ""],
  ];
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** "midspan-estimate-web-2025-05-10.csv" */
export function csvName(tab: string, date: Date) {
  return `midspan-estimate-${tab}-${isoDay(date)}.csv`;
}

/** An apostrophe keeps a spreadsheet from running a text as a formula. */
export function csvField(value: string | number) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The date in the visitor's time zone. */
function isoDay(date: Date) {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
