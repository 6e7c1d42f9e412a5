import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migrate } from "./migrations.ts";
import { reasonFor } from "./reason.ts";
import { notOpened, type Step, type Store, StoreError, type UnopenedStore } from "./store.ts";
import type { Tables } from "./tables.ts";

/** A stopped or unreachable database has to fail soon, so that visitors get a response. */
const defaultTimeouts = { connectionTimeoutMillis: 3_000, query_timeout: 5_000, statement_timeout: 5_000 };

export function createPostgres(url: URL, timeouts = defaultTimeouts): UnopenedStore {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    ...timeouts,
    types: { getTypeParser: parserOf },
  });
  // The pool replaces a broken connection; without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  let opened = notOpened();
  const connect = async () => {
    await opened;
    return pool.connect();
  };
  const { options } = pool;
  const dialect = new PostgresDialect({ pool: { connect, options, end: () => pool.end() } });
  const db = new Kysely<Tables>({ dialect });
  const unmigrated = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const store: Store = {
    db,
    skipsLockedRows: true,
    transaction: (steps) => runTransaction(db, steps),
    overwriteDeleted: async () => "deferred",
    backup: async () => {
      throw new StoreError("PostgreSQL is backed up with its own tools: see docs/operations.md");
    },
    release: () => {},
    close: () => pool.end(),
  };
  return {
    store,
    open() {
      opened = migrate(unmigrated).catch((error) => {
        throw new StoreError(`the database at ${url.host} cannot be used: ${reasonFor(error)}`);
      });
      return opened;
    },
  };
}

async function runTransaction<R extends string>(db: Kysely<Tables>, steps: readonly Step<R>[]) {
  const transaction = await db.startTransaction().execute();
  try {
    for (const { query, onNoRow } of steps) {
      const { rows } = await transaction.executeQuery(query);
      if (rows.length > 0 || onNoRow === undefined) continue;
      await transaction.rollback().execute();
      return onNoRow;
    }
    await transaction.commit().execute();
    return undefined;
  } catch (error) {
    // The connection may be what failed; then the database rolls back by itself.
    if (!transaction.isRolledBack && !transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
    throw error;
  }
}

// Times in milliseconds are far below the largest exact number, so bigint columns can be plain numbers.
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text");
