import { chmodSync, closeSync, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
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
import { reasonFor } from "./reason.ts";
import { lockFolder } from "./server-lock.ts";
import { type Result, SqliteThread, type Statement, type Work } from "./sqlite-thread.ts";
import { notOpened, type Store, StoreError, type UnopenedStore } from "./store.ts";
import type { Tables } from "./tables.ts";

/** `server` creates and locks the file, `shared` works beside a server, `exclusive` only without one. */
type SqliteMode = "server" | "shared" | "exclusive";

const lockTimeout = 4_000;

/** A backup or a forgotten session may read for longer than anyone wants to wait. */
const checkpointAttempts = 20;
const checkpointInterval = 100;

export function createSqlite(folder: string, mode: SqliteMode, timeout = 5_000): UnopenedStore {
  const file = join(folder, "midspan.sqlite");
  prepareFile(folder, file, mode);
  let thread: SqliteThread | undefined;
  let unlock = () => {};
  let opened = notOpened();
  const run = async (work: Work) => {
    await opened;
    if (!thread) throw new StoreError("the store is closed");
    return thread.run(work);
  };
  const db = new Kysely<Tables>({ dialect: threadDialect(run) });
  const store: Store = {
    db,
    skipsLockedRows: false,
    async transaction(steps) {
      const { failedStep } = await run({
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
        const { rows } = await run("truncate log");
        if (rows.length > 0) return "complete";
      }
      return "blocked";
    },
    async backup(copy) {
      createEmpty(copy);
      try {
        await sql`vacuum into ${copy}`.execute(db);
      } catch (error) {
        rmSync(copy);
        throw new StoreError(`${copy} was not written: ${reasonFor(error)}`);
      }
    },
    release: () => unlock(),
    close: async () => {
      await thread?.close();
      thread = undefined;
      unlock();
    },
  };
  return {
    store,
    open() {
      opened = open();
      return opened;
    },
  };

  async function open() {
    if (mode !== "shared") unlock = await lockFolder(folder, mode === "server" ? lockTimeout : 0);
    const opening = new SqliteThread({ file, timeout });
    try {
      const unmigrated = new Kysely<Tables>({ dialect: threadDialect((work) => opening.run(work)) });
      await migrate(unmigrated);
      // In memory, and hides the stored table: rate limits never wait for the disk, nor write about clients.
      await withCounterColumns(unmigrated.schema.createTable("rate_counters").temporary()).execute();
      thread = opening;
    } catch (error) {
      await opening.close();
      unlock();
      throw new StoreError(`${file} cannot be used (${error instanceof Error ? error.message : "unknown"})`);
    }
  }
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
}

/** `vacuum into` writes to an empty file and fails for any other. */
function createEmpty(file: string) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    throw new StoreError(`${file} cannot be created (${errorCode(error)})`);
  }
}

/** Without Kysely's transactions: each would hold the only connection for a round trip per step. */
function threadDialect(run: (work: Work) => Promise<Result>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: Statement) {
      const { rows, changes } = await run({ sql, parameters });
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
      destroy: async () => {},
    }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function unsupported(): never {
  throw new Error("Use store.transaction instead");
}
