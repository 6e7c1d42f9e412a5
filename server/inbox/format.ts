import type { MailState } from "../store/tables.ts";

export type Entry = {
  id: string;
  reference: string;
  received_at: number;
  sender: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  due_at: number;
  finished_at: number | null;
  failure: string | null;
};

/** One line per message, in columns as wide as they need to be. */
export function asTable(entries: readonly Entry[]) {
  if (entries.length === 0) return "No messages.";
  const head = ["REFERENCE", "RECEIVED (UTC)", "MAIL", "FROM", "SUBJECT"];
  const rows = entries.map((entry) => [
    entry.reference,
    timeOf(entry.received_at),
    mailOf(entry),
    cut(entry.sender, 32),
    cut(entry.subject, 60),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** One message in full. */
export function asSheet(entry: Entry) {
  const facts = [
    ["Reference", entry.reference],
    ["Id", entry.id],
    ["Received", `${timeOf(entry.received_at)} UTC`],
    ["Mail", mailOf(entry)],
    ["Attempts", String(entry.attempts)],
    ...(entry.state === "waiting" ? [["Next attempt", `${timeOf(entry.due_at)} UTC`]] : []),
    ...(entry.finished_at ? [["Finished", `${timeOf(entry.finished_at)} UTC`]] : []),
  ];
  const lines = facts.map(([label, value]) => `${label?.padEnd(14)}${value}`);
  return `${lines.join("\n")}\n\n${harmless(entry.text)}`;
}

/** For a spreadsheet: quoted, and nothing in it can be taken for a formula. */
export function asCsv(entries: readonly Entry[]) {
  const head = ["reference", "id", "received", "mail", "attempts", "from", "subject", "text"];
  const rows = entries.map((entry) => [
    entry.reference,
    entry.id,
    new Date(entry.received_at).toISOString(),
    mailOf(entry),
    String(entry.attempts),
    entry.sender,
    entry.subject,
    entry.text,
  ]);
  return [head, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n");
}

function quoted(cell: string) {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

function mailOf({ state, failure }: Entry) {
  return failure && state !== "sent" ? `${state} (${failure})` : state;
}

function timeOf(time: number) {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}

function cut(text: string, most: number) {
  const characters = [...harmless(text)];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : characters.join("");
}

/** What the server stores has no control characters; whatever else got there must not steer the terminal. */
function harmless(text: string) {
  return text.replace(/[^\P{Cc}\t\n]/gu, "");
}
