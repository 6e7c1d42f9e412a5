import { escapeControls, type Terminal, truncate, widthOf } from "../command-line/terminal.ts";
import type { Entry } from "./entries.ts";

/** Those with `min` may be cut to it where the terminal is narrow, the last ones first. */
const columns = [
  { title: "REFERENCE", cell: ({ reference }: Entry) => reference },
  { title: "RECEIVED (UTC)", cell: ({ received_at }: Entry) => formatTime(received_at), min: 10 },
  { title: "STATE", cell: stateOf },
  { title: "MAIL", cell: mailStatus, min: 8 },
  { title: "FROM", cell: ({ sender }: Entry) => truncate(sender, 32), min: 12 },
  { title: "SUBJECT", cell: ({ subject }: Entry) => truncate(subject, 60), min: 12 },
];

const gap = "  ";

export function formatTable(entries: readonly Entry[], { columns: width, paint }: Terminal) {
  if (entries.length === 0) return "No messages.";
  const rows = entries.map((entry) => columns.map(({ cell }) => cell(entry)));
  const widths = columns.map(({ title }, column) =>
    Math.max(title.length, ...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  let excess = widths.reduce((sum, one) => sum + one + gap.length, -gap.length) - width;
  for (let index = columns.length - 1; index >= 0 && excess > 0; index -= 1) {
    const natural = widths[index] ?? 0;
    const cut = Math.min(excess, Math.max(0, natural - (columns[index]?.min ?? natural)));
    widths[index] = natural - cut;
    excess -= cut;
  }
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const fitted = truncate(cell, widths[column] ?? 0);
        return fitted + " ".repeat((widths[column] ?? 0) - widthOf(fitted));
      })
      .join(gap)
      .trimEnd();
  const head = paint("bold", lineOf(columns.map(({ title }) => title)));
  return [head, ...rows.map((row, index) => paint(styleOf(entries[index]), lineOf(row)))].join("\n");
}

function styleOf(entry: Entry | undefined) {
  if (entry?.done_at) return "dim";
  if (entry?.state === "dead") return "red";
  return entry?.state === "waiting" ? "yellow" : "reset";
}

/** The text says only what a visitor chose to write, so sender, subject and time are the stored ones. */
export function formatMessage(entry: Entry, { paint }: Terminal) {
  const facts = [
    ["Reference", entry.reference],
    ["Id", entry.id],
    ["Received", `${formatTime(entry.received_at)} UTC`],
    ["From", escapeControls(entry.sender)],
    ["Subject", escapeControls(entry.subject)],
    ["State", entry.done_at ? `done since ${formatTime(entry.done_at)} UTC` : "open"],
    ...(entry.note ? [["Note", escapeControls(entry.note)]] : []),
    ["Mail", mailStatus(entry)],
    ["Attempts", String(entry.attempts)],
    ...(entry.state === "waiting" ? [["Next attempt", `${formatTime(entry.due_at)} UTC`]] : []),
    ...(entry.finished_at ? [["Finished", `${formatTime(entry.finished_at)} UTC`]] : []),
  ];
  const lines = facts.map(([label = "", value]) => `${paint("bold", label.padEnd(14))}${value}`);
  return `${lines.join("\n")}\n\n${escapeControls(entry.text)}`;
}

export function toRecord(entry: Entry) {
  return {
    reference: entry.reference,
    id: entry.id,
    received: new Date(entry.received_at).toISOString(),
    state: stateOf(entry),
    done: entry.done_at === null ? null : new Date(entry.done_at).toISOString(),
    note: entry.note,
    mail: mailStatus(entry),
    attempts: entry.attempts,
    from: entry.sender,
    subject: entry.subject,
    text: entry.text,
  };
}

/** No cell is read as a formula. */
export function formatCsv(entries: readonly Entry[]) {
  const head = [
    "reference",
    "id",
    "received",
    "state",
    "done",
    "note",
    "mail",
    "attempts",
    "from",
    "subject",
    "text",
  ];
  const rows = entries.map((entry) => Object.values(toRecord(entry)).map((value) => String(value ?? "")));
  return [head, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n");
}

function quoted(cell: string) {
  const text = escapeControls(cell);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function stateOf({ done_at }: Entry) {
  return done_at === null ? "open" : "done";
}

function mailStatus({ state, failure, claim, due_at }: Entry) {
  if (claim && due_at > Date.now()) return "sending";
  return failure ? `${state} (${failure})` : state;
}

function formatTime(time: number) {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
