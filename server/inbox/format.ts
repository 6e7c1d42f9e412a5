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
  claim: string | null;
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

/** One message in full. Sender, subject and time are the stored ones: the text says what a visitor chose to write. */
export function formatMessage(entry: Entry) {
  const facts = [
    ["Reference", entry.reference],
    ["Id", entry.id],
    ["Received", `${formatTime(entry.received_at)} UTC`],
    ["From", escapeControls(entry.sender)],
    ["Subject", escapeControls(entry.subject)],
    ["Mail", mailStatus(entry)],
    ["Attempts", String(entry.attempts)],
    ...(entry.state === "waiting" ? [["Next attempt", `${formatTime(entry.due_at)} UTC`]] : []),
    ...(entry.finished_at ? [["Finished", `${formatTime(entry.finished_at)} UTC`]] : []),
  ];
  const lines = facts.map(([label, value]) => `${label?.padEnd(14)}${value}`);
  return `${lines.join("\n")}\n\n${escapeControls(entry.text)}`;
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
  const text = escapeControls(cell);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function mailStatus({ state, failure, claim, due_at }: Entry) {
  if (claim && due_at > Date.now()) return "sending";
  return failure && state !== "sent" ? `${state} (${failure})` : state;
}

function formatTime(time: number) {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}

function truncate(text: string, max: number) {
  const characters = [...escapeControls(text).replace(/[\t\n]/g, " ")];
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : characters.join("");
}

/**
 * What a visitor wrote must not control the terminal, nor change the order in which it shows characters. So control
 * characters, bidirectional controls and line separators are shown by their code. Tab and newline stay, and so do the
 * joiners that Indian scripts and emoji need.
 */
function escapeControls(text: string) {
  return text.replace(/[^\P{Cc}\t\n]|\p{Bidi_Control}|[\u2028\u2029\p{Cs}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}
