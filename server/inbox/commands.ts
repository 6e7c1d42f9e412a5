import { opened } from "../store/open.ts";
import { deleteMessages, purge } from "../store/retention.ts";
import { createSqlite } from "../store/sqlite.ts";
import { type Erasure, type Store, StoreError } from "../store/store.ts";
import { type Entry, formatCsv, formatMessage, formatTable } from "./format.ts";

const usage = `Usage: npm run inbox -- COMMAND
  list            all messages, newest first; also without a command
  show ID         one message, by its reference or its id
  export --csv    all messages as a table for a spreadsheet
  retry ID        send its mail again
  retry --all     send all mails again that have not been sent
  erase EMAIL     delete every message from this address
  backup FILE     write a copy of all messages; on PostgreSQL use pg_dump
  import FOLDER   add the messages from the DATA_DIR of a stopped server
  purge           delete what is older than its retention period`;

/** The command is unknown, or its argument was not found. */
export class UsageError extends Error {}

/** Returns the text to print. */
export async function runCommand(
  store: Store,
  [command = "list", ...rest]: readonly string[],
): Promise<string> {
  const [argument = ""] = rest;
  if (rest.length > 1) throw new UsageError(usage);
  if (command === "list" && !argument) return formatTable(await entries(store));
  if (command === "show" && argument) return formatMessage(await entry(store, argument));
  if (command === "export" && argument === "--csv") return formatCsv(await entries(store));
  if (command === "retry" && argument === "--all") return retryAll(store);
  if (command === "retry" && argument) return retry(store, await entry(store, argument));
  if (command === "erase" && argument) return erase(store, argument);
  if (command === "backup" && argument) return backup(store, argument);
  if (command === "import" && argument) return importFrom(store, argument);
  if (command === "purge" && !argument) {
    const { deleted, erasure } = await purge(store, Date.now());
    return erasureReport(`Deleted ${counted(deleted)}.`, erasure);
  }
  throw new UsageError(usage);
}

function all({ db }: Store) {
  return db
    .selectFrom("messages")
    .innerJoin("outbox", "outbox.message_id", "messages.id")
    .select(["id", "reference", "received_at", "sender", "subject", "text"])
    .select(["state", "attempts", "due_at", "claim", "finished_at", "failure"]);
}

function entries(store: Store): Promise<Entry[]> {
  return all(store).orderBy("received_at", "desc").execute();
}

async function entry(store: Store, name: string): Promise<Entry> {
  const found = await all(store)
    .where((eb) => eb.or([eb("id", "=", name.toLowerCase()), eb("reference", "=", name.toUpperCase())]))
    .execute();
  const [first, ...others] = found;
  if (!first) throw new UsageError(`There is no message ${name}.`);
  if (others.length > 0)
    throw new UsageError(
      `Several messages have the reference ${name}: ${found.map(({ id }) => id).join(", ")}`,
    );
  return first;
}

async function retry({ db }: Store, { id, reference, state }: Entry) {
  if (state === "sent") throw new UsageError(`${reference} has already been sent.`);
  const { numUpdatedRows } = await makeDue(db).where("message_id", "=", id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new UsageError(`${reference} is being sent right now.`);
  return `${reference} is waiting to be sent.`;
}

async function retryAll({ db }: Store) {
  const { numUpdatedRows: count } = await makeDue(db).executeTakeFirst();
  return count === 1n ? "1 mail is waiting to be sent." : `${count} mails are waiting to be sent.`;
}

/** Starts from the beginning, with all attempts. A mail that a process is sending would be sent twice. */
function makeDue(db: Store["db"]) {
  const now = Date.now();
  return db
    .updateTable("outbox")
    .set({
      state: "waiting",
      due_at: now,
      claim: null,
      attempts: 0,
      first_attempt_at: null,
      finished_at: null,
    })
    .where("state", "!=", "sent")
    .where((eb) => eb.or([eb("claim", "is", null), eb("due_at", "<=", now)]));
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
  return erasureReport(`Deleted ${counted(deleted)} from ${address}.`, await store.overwriteDeleted());
}

/** Whether the text has left the files too. */
function erasureReport(done: string, erasure: Erasure) {
  if (erasure === "blocked")
    throw new StoreError(
      `${done} NOT COMPLETE: another process is reading the database, so the text is still in its write-ahead log. Run purge once that process has ended.`,
    );
  return erasure === "complete"
    ? done
    : `${done} PostgreSQL keeps the text in its files and its write-ahead log until it reuses the space: see docs/operations.md.`;
}

async function backup(store: Store, file: string) {
  await store.backup(file);
  return `Written to ${file}.`;
}

/** Copies messages and the state of their mails from SQLite into this store. Existing ones are left unchanged. */
async function importFrom({ db, transaction }: Store, folder: string) {
  const source = await opened(createSqlite(folder, "exclusive"));
  try {
    const messages = await source.db.selectFrom("messages").selectAll().orderBy("received_at").execute();
    const mails = await source.db.selectFrom("outbox").selectAll().execute();
    const mailsById = new Map(mails.map((mail) => [mail.message_id, mail]));
    let added = 0;
    for (const message of messages) {
      const mail = mailsById.get(message.id);
      if (!mail)
        throw new Error(`${message.reference} in ${folder} has no mail; nothing after it was added.`);
      const insert = db
        .insertInto("messages")
        .values(message)
        .onConflict((row) => row.doNothing());
      const exists = await transaction([
        { query: insert.returning("id").compile(), onNoRow: "exists" },
        { query: db.insertInto("outbox").values(mail).compile() },
      ]);
      if (!exists) added += 1;
    }
    return `Added ${counted(added)} from ${folder}.`;
  } finally {
    await source.close();
  }
}

function counted(messages: number) {
  return messages === 1 ? "1 message" : `${messages} messages`;
}
