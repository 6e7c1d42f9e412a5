import { plainText, stringifySafely, type Terminal } from "../command-line/terminal.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { deleteMessages, purge } from "../store/retention.ts";
import { type Erasure, type Store, StoreError } from "../store/store.ts";
import { changeEntry, type Filters, findEntries, findEntry } from "./entries.ts";
import { formatCsv, formatMessage, formatTable, toRecord } from "./format.ts";
import { importFrom } from "./import.ts";
import { filtersOf, type Options, parseCommandLine } from "./options.ts";
import { retry, retryAll } from "./resend.ts";
import { usage } from "./usage.ts";

type Result = { text: string; data: unknown };

export async function runCommand(store: Store, args: readonly string[], terminal: Terminal = plainText) {
  const { command, rest, values } = parseCommandLine(args);
  const { text, data } = await run(store, command, rest, values, terminal);
  return values.json ? stringifySafely(data) : text;
}

async function run(
  store: Store,
  command: string,
  rest: readonly string[],
  values: Options,
  terminal: Terminal,
): Promise<Result> {
  const [argument = "", ...words] = rest;
  const isOne = argument !== "" && words.length === 0;
  if (command === "search" && argument) return list(store, { ...filtersOf(values), words: rest }, terminal);
  if (command === "note" && argument)
    return changed(store, argument, { note: words.join(" ").trim() || null }, terminal);
  if (isOne) {
    if (command === "show") return one(await findEntry(store, argument), terminal);
    if (command === "done") return changed(store, argument, { done_at: Date.now() }, terminal);
    if (command === "open") return changed(store, argument, { done_at: null }, terminal);
    if (command === "retry" && !values.all) return retryOne(store, argument);
    if (command === "erase") return erase(store, argument);
    if (command === "backup") return backup(store, argument);
    if (command === "import") return imported(store, argument);
  }
  if (!argument) {
    if (command === "list") return list(store, filtersOf(values), terminal);
    if (command === "export") return exported(store, filtersOf(values));
    if (command === "retry" && values.all) return retryEvery(store);
    if (command === "purge") {
      const { deleted, erasure } = await purge(store, Date.now());
      return erasureReport(`Deleted ${counted(deleted, "message")}.`, deleted, erasure);
    }
  }
  throw new UsageError(usage);
}

async function list(store: Store, filters: Filters, terminal: Terminal): Promise<Result> {
  const entries = await findEntries(store, filters);
  return { text: formatTable(entries, terminal), data: entries.map(toRecord) };
}

async function exported(store: Store, filters: Filters): Promise<Result> {
  const entries = await findEntries(store, filters);
  return { text: formatCsv(entries), data: entries.map(toRecord) };
}

function one(entry: Awaited<ReturnType<typeof findEntry>>, terminal: Terminal): Result {
  return { text: formatMessage(entry, terminal), data: toRecord(entry) };
}

async function changed(
  store: Store,
  name: string,
  changes: Parameters<typeof changeEntry>[2],
  terminal: Terminal,
) {
  return one(await changeEntry(store, name, changes), terminal);
}

async function retryOne(store: Store, name: string): Promise<Result> {
  const entry = await findEntry(store, name);
  await retry(store, entry);
  return { text: `${entry.reference} is waiting to be sent.`, data: { waiting: 1 } };
}

async function retryEvery(store: Store): Promise<Result> {
  const waiting = await retryAll(store);
  return {
    text: `${counted(waiting, "mail")} ${waiting === 1 ? "is" : "are"} waiting to be sent.`,
    data: { waiting },
  };
}

async function erase(store: Store, address: string) {
  const found = await store.db
    .selectFrom("messages")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["sender"]), "=", address.toLowerCase()))
    .execute();
  const deleted = await deleteMessages(
    store,
    found.map(({ id }) => id),
  );
  const done = `Deleted ${counted(deleted, "message")} from ${address}.`;
  return erasureReport(done, deleted, await store.overwriteDeleted());
}

function erasureReport(done: string, deleted: number, erasure: Erasure): Result {
  if (erasure === "blocked")
    throw new StoreError(
      `${done} NOT COMPLETE: another process is reading the database, so the text is still in its write-ahead log. Run purge once that process has ended.`,
    );
  const text =
    erasure === "complete"
      ? done
      : `${done} PostgreSQL keeps the text in its files and its write-ahead log until it reuses the space: see docs/operations.md.`;
  return { text, data: { deleted, erasure } };
}

async function backup(store: Store, file: string): Promise<Result> {
  await store.backup(file);
  return { text: `Written to ${file}.`, data: { file } };
}

async function imported(store: Store, folder: string): Promise<Result> {
  const added = await importFrom(store, folder);
  return { text: `Added ${counted(added, "message")} from ${folder}.`, data: { added } };
}

function counted(count: number, noun: string) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
