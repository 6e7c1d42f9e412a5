import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/** A released migration is never changed; a later one corrects it. */
const migrations: Record<string, Migration> = {
  "001-messages": {
    async up(db) {
      await db.schema
        .createTable("messages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("body_hash", "text", (column) => column.notNull())
        .addColumn("received_at", "bigint", (column) => column.notNull())
        .addColumn("sender", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("messages_by_time").on("messages").column("received_at").execute();
      await db.schema
        .createTable("outbox")
        .addColumn("message_id", "text", (column) =>
          column.primaryKey().references("messages.id").onDelete("cascade"),
        )
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("finished_at", "bigint")
        .addColumn("failure", "text")
        .execute();
      await db.schema.createIndex("outbox_by_due").on("outbox").columns(["state", "due_at"]).execute();
      await db.schema
        .createTable("used_challenges")
        .addColumn("nonce", "text", (column) => column.primaryKey())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .execute();
      await withCounterColumns(db.schema.createTable("rate_counters")).execute();
      await db.schema
        .createTable("heartbeat")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "002-counters-without-log": {
    // All messages increment the same row. In a logged table each would wait for the previous commit to reach the disk.
    async up(db) {
      if (db.getExecutor().adapter instanceof PostgresAdapter)
        await sql`alter table rate_counters set unlogged`.execute(db);
    },
  },
  "003-claims": {
    async up(db) {
      await db.schema.alterTable("outbox").addColumn("claim", "text").execute();
      await db.schema.alterTable("outbox").addColumn("first_attempt_at", "bigint").execute();
    },
  },
  "004-done-and-note": {
    async up(db) {
      await db.schema.alterTable("messages").addColumn("done_at", "bigint").execute();
      await db.schema.alterTable("messages").addColumn("note", "text").execute();
    },
  },
  "005-acknowledgements": {
    async up(db) {
      await db.schema
        .createTable("acknowledgements")
        .addColumn("address", "text", (column) => column.primaryKey())
        .addColumn("message_id", "text", (column) =>
          column.notNull().unique().references("messages.id").onDelete("cascade"),
        )
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("finished_at", "bigint")
        .addColumn("failure", "text")
        .addColumn("claim", "text")
        .addColumn("first_attempt_at", "bigint")
        .execute();
      const index = db.schema.createIndex("acknowledgements_by_due").on("acknowledgements");
      await index.columns(["state", "due_at"]).execute();
    },
  },
  "006-vitals": {
    async up(db) {
      await db.schema
        .createTable("vitals")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("route", "text", (column) => column.notNull())
        .addColumn("metric", "text", (column) => column.notNull())
        .addColumn("bucket", "integer", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("vitals_key", ["day", "route", "metric", "bucket"])
        .execute();
    },
  },
};

/** Safe to run from several processes at once: Kysely takes a lock. */
export async function migrate<T>(db: Kysely<T>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export function withCounterColumns<C extends string>(table: CreateTableBuilder<"rate_counters", C>) {
  return table
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull());
}
