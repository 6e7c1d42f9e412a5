import { opened } from "../store/open.ts";
import { createSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";

/** Existing ones are left unchanged. */
export async function importFrom({ db, transaction }: Store, folder: string) {
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
    return added;
  } finally {
    await source.close();
  }
}
