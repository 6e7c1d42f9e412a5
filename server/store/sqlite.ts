import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
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
import { createDataFolder, errorCode } from "./data-folder.ts";
import { migrate, withCounterColumns } from "./migrations.ts";
import { SqliteThread, type Statement } from "./sqlite-thread.ts";
import { type Store, StoreError } from "./store.ts";
import type { Tables } from "./tables.ts";

/** `server` creates and locks the file, `shared` works beside a server, `exclusive` only without one. */
type SqliteMode = "server" | "shared" | "exclusive";

/** Most readers are done in milliseconds. A backup or a forgotten session may take longer than anyone wants to wait. */
const checkpointAttempts = 20;
const checkpointInterval = 100;

/** One file in the data folder, for a single server process and the operator's commands beside it. */
export async function openSqlite(folder: string, mode: SqliteMode, timeout = 5_000): Promise<Store> {
  const file = join(folder, "midspan.sqlite");
  const unlock = prepareFile(folder, file, mode);
  const thread = new SqliteThread({ file, timeout });
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  try {
    await migrate(db);
    // A temporary table hides the stored one of the same name. It is in memory: rate limiting never waits for the disk,
    // and nothing about clients is written to it.
    await withCounterColumns(db.schema.createTable("rate_counters").temporary()).execute();
  } catch (error) {
    await db.destroy();
    unlock();
    throw new StoreError(`${file} cannot be used (${error instanceof Error ? error.message : "unknown"})`);
  }
  return {
    db,
    skipsLockedRows: false,
    async transaction(steps) {
      const { failedStep } = await thread.run({
        steps: steps.map(({ query: { sql, parameters }, onNoRow }) => ({
          sql,
          parameters,
          requiresRow: onNoRow !== undefined,
        })),
      });
      return failedStep === undefined ? undefined : steps[failedStep]?.onNoRow;
    },
    async overwriteDeleted() {
      for (let attempt = 1; attempt <= checkpointAttempts; attempt += 1) {
        if (attempt > 1) await delay(checkpointInterval);
        const { rows } = await thread.run("truncate log");
        if (rows.length > 0) return "complete";
      }
      return "blocked";
    },
    async backup(copy) {
      createEmpty(copy);
      await sql`vacuum into ${copy}`.execute(db);
    },
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
}

function prepareFile(folder: string, file: string, mode: SqliteMode) {
  if (mode !== "server" && !existsSync(file))
    throw new StoreError(`There is no ${file}. Is this folder the server's DATA_DIR?`);
  createDataFolder(folder);
  try {
    // SQLite gives the WAL files the mode of the main file, so creating that first is enough.
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw new StoreError(`${file} cannot be written to (${errorCode(error)})`);
  }
  return mode === "shared" ? () => {} : lock(folder);
}

/** `vacuum into` writes to an empty file and fails for any other. */
function createEmpty(file: string) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    throw new StoreError(`${file} cannot be created (${errorCode(error)})`);
  }
}

/**
 * Prevents a second server on the same file. The lock is held by an open transaction of a separate database, so the
 * operating system releases it when the process ends, also after a crash.
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
 * Kysely's SQLite dialect, with the database in a worker thread. Kysely's transactions are not used: each would hold the
 * only connection for a round trip to the thread per step.
 */
function threadDialect(thread: SqliteThread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: Statement) {
      const { rows, changes } = await thread.run({ sql, parameters });
      // The row type comes from the caller; every Kysely driver has to cast here.
      return { rows: rows as R[], numAffectedRows: changes } satisfies QueryResult<R>;
    },
    streamQuery: unsupported,
  };
  return {
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: unsupported,
      commitTransaction: unsupported,
      rollbackTransaction: unsupported,
      releaseConnection: async () => {},
      destroy: () => thread.close(),
    }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function unsupported(): never {
  throw new Error("Use store.transaction instead");
}
