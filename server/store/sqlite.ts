import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { codeOf, makeDataFolder } from "./data-folder.ts";
import { migrate, withCounterColumns } from "./migrations.ts";
import { SqliteThread, type Statement } from "./sqlite-thread.ts";
import { type Store, StoreError } from "./store.ts";
import type { Tables } from "./tables.ts";

/** A server owns its file and makes it; `shared` works beside a server, `alone` only where none is running. */
type SqliteUse = "server" | "shared" | "alone";

/** One file under the data folder, for a single server process and the owner's command line beside it. */
export async function openSqlite(folder: string, use: SqliteUse, patience = 5_000): Promise<Store> {
  const file = join(folder, "midspan.sqlite");
  const unlock = prepare(folder, file, use);
  const thread = new SqliteThread({ file, patience });
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  try {
    await migrate(db);
    // A temporary table stands before the stored one of the same name. It lives in memory: counting a request
    // never waits for the disk, and no client leaves a trace on it.
    await withCounterColumns(db.schema.createTable("rate_counters").temporary()).execute();
  } catch (error) {
    await db.destroy();
    unlock();
    throw new StoreError(`${file} cannot be used (${error instanceof Error ? error.message : "unknown"})`);
  }
  return {
    db,
    skipsLockedRows: false,
    async atomically(steps) {
      const { stoppedAt } = await thread.run({
        steps: steps.map(({ query: { sql, parameters }, otherwise }) => ({
          sql,
          parameters,
          guarded: otherwise !== undefined,
        })),
      });
      return stoppedAt === undefined ? undefined : steps[stoppedAt]?.otherwise;
    },
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    async backup(copy) {
      makeEmpty(copy);
      await sql`vacuum into ${copy}`.execute(db);
    },
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
}

function prepare(folder: string, file: string, use: SqliteUse) {
  if (use !== "server" && !existsSync(file))
    throw new StoreError(`There is no ${file}. Is this folder the server's DATA_DIR?`);
  makeDataFolder(folder);
  try {
    // SQLite gives its side files the mode of the main one, so making that first is enough.
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw new StoreError(`${file} cannot be written to (${codeOf(error)})`);
  }
  return use === "shared" ? () => {} : lock(folder);
}

/** SQLite fills an empty file, and refuses one that holds something. */
function makeEmpty(file: string) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    throw new StoreError(`${file} cannot be made (${codeOf(error)})`);
  }
}

/**
 * Keeps a second server off the same file. The lock is the operating system's, held through a database of its
 * own, so it ends with the process however that ends.
 */
function lock(folder: string) {
  const file = join(folder, "server.lock");
  closeSync(openSync(file, "a", 0o600));
  const holder = new DatabaseSync(file);
  try {
    holder.exec("pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive");
  } catch {
    holder.close();
    throw new StoreError(`another server is using ${folder}`);
  }
  return () => holder.close();
}

/**
 * Kysely's SQLite dialect, with the database in a thread of its own. Its transactions are not used: each would
 * hold the only connection for as many trips to the thread as it has steps.
 */
function threadDialect(thread: SqliteThread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: Statement) {
      const { rows, changes } = await thread.run({ sql, parameters });
      // The caller's types say what the rows are; Kysely asks every driver to take them at their word.
      return { rows: rows as R[], numAffectedRows: changes } satisfies QueryResult<R>;
    },
    streamQuery: unused,
  };
  return {
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: unused,
      commitTransaction: unused,
      rollbackTransaction: unused,
      releaseConnection: async () => {},
      destroy: () => thread.close(),
    }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function unused(): never {
  throw new Error("Use store.atomically instead");
}
