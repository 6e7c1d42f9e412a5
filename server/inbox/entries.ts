import { UsageError } from "../command-line/usage-error.ts";
import type { Store } from "../store/store.ts";
import type { MailState } from "../store/tables.ts";

export type Entry = {
  id: string;
  reference: string;
  received_at: number;
  sender: string;
  subject: string;
  text: string;
  done_at: number | null;
  note: string | null;
  state: MailState;
  attempts: number;
  due_at: number;
  claim: string | null;
  finished_at: number | null;
  failure: string | null;
};

export type Filters = {
  status?: "open" | "done" | "unmailed" | undefined;
  /** In Unix milliseconds; `until` is excluded. */
  since?: number | undefined;
  until?: number | undefined;
  words?: readonly string[];
};

export async function findEntries(store: Store, { status, since, until, words = [] }: Filters) {
  const found: Entry[] = await all(store)
    .$if(status === "open", (query) => query.where("done_at", "is", null))
    .$if(status === "done", (query) => query.where("done_at", "is not", null))
    .$if(status === "unmailed", (query) => query.where("done_at", "is", null).where("state", "!=", "sent"))
    .$if(since !== undefined, (query) => query.where("received_at", ">=", since ?? 0))
    .$if(until !== undefined, (query) => query.where("received_at", "<", until ?? 0))
    .orderBy("received_at", "desc")
    .execute();
  // Not in the database: SQLite knows the small letters of ASCII only.
  const wanted = words.map((word) => word.toLowerCase());
  return found.filter(({ reference, sender, subject, text, note }) => {
    const searched = [reference, sender, subject, text, note].join("\n").toLowerCase();
    return wanted.every((word) => searched.includes(word));
  });
}

export async function findEntry(store: Store, name: string): Promise<Entry> {
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

export async function changeEntry(
  store: Store,
  name: string,
  changes: { done_at: number | null } | { note: string | null },
) {
  const { id } = await findEntry(store, name);
  await store.db.updateTable("messages").set(changes).where("id", "=", id).execute();
  return findEntry(store, id);
}

function all({ db }: Store) {
  return db
    .selectFrom("messages")
    .innerJoin("outbox", "outbox.message_id", "messages.id")
    .select(["id", "reference", "received_at", "sender", "subject", "text", "done_at", "note"])
    .select(["state", "attempts", "due_at", "claim", "finished_at", "failure"]);
}
