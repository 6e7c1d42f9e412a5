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

/** One line per message, in aligned columns. */
export function formatTable(entries: readonly Entry[]) {
  if (entries.length === 0) return "No messages.";
  const head = ["REFERENCE", "RECEIVED (UTC)", "MAIL", "FROM", "SUBJECT"];
  const rows = entries.map((entry) => [
    entry.reference,
    formatTime(entry.received_at),
    mailStatus(entry),
    truncate(entry.sender, 32),
    truncate(entry.subject, 60),
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
export function formatMessage(entry: Entry) {
  const facts = [
    ["Reference", entry.reference],
    ["Id", entry.id],
    ["Received", `${formatTime(entry.received_at)} UTC`],
    ["Mail", mailStatus(entry)],
    ["Attempts", String(entry.attempts)],
    ...(entry.state === "waiting" ? [["Next attempt", `${formatTime(entry.due_at)} UTC`]] : []),
    ...(entry.finished_at ? [["Finished", `${formatTime(entry.finished_at)} UTC`]] : []),
  ];
  const lines = facts.map(([label, value]) => `${label?.padEnd(14)}${value}`);
  return `${lines.join("\n")}\n\n${stripControls(entry.text)}`;
}

/** For a spreadsheet: quoted, and no cell is read as a formula. */
export function formatCsv(entries: readonly Entry[]) {
  const head = ["reference", "id", "received", "mail", "attempts", "from", "subject", "text"];
  const rows = entries.map((entry) => [
    entry.reference,
    entry.id,
    new Date(entry.received_at).toISOString(),
    mailStatus(entry),
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

function mailStatus({ state, failure }: Entry) {
  return failure && state !== "sent" ? `${state} (${failure})` : state;
}

function formatTime(time: number) {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}

function truncate(text: string, max: number) {
  const characters = [...stripControls(text)];
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : characters.join("");
}

/** Stored messages have no control characters; anything else must not control the terminal either. */
function stripControls(text: string) {
  return text.replace(/[^\P{Cc}\t\n]/gu, "");
}
