import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Result, Statement, ThreadOptions, WorkerRequest, WorkerResponse } from "./sqlite-thread.ts";

const { file, timeout }: ThreadOptions = workerData;
const db = new DatabaseSync(file, { timeout });
// FULL makes every commit reach the disk. Deleted rows are overwritten, so that their content leaves the file.
db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
db.exec("pragma temp_store = memory; pragma foreign_keys = on");

const statements = new Map<string, StatementSync>();

parentPort?.on("message", (request: WorkerRequest) => {
  parentPort?.postMessage(handle(request));
});

function handle({ id, work, queuedAt }: WorkerRequest): WorkerResponse {
  try {
    if (work === "close") {
      db.close();
      return { id, rows: [], changes: 0n };
    }
    if (work === "truncate log") return { id, rows: truncateLog(), changes: 0n };
    if (!("steps" in work)) return { id, ...run(work) };
    // Requests queued behind one that timed out must not time out one after the other.
    if (Date.now() - queuedAt > timeout) return { id, failure: { message: "", code: "queue timeout" } };
    return { id, ...runTransaction(work.steps) };
  } catch (error) {
    const code = error instanceof Error && "errstr" in error ? String(error.errstr) : "unknown";
    return { id, failure: { message: error instanceof Error ? error.message : "", code } };
  }
}

/** Does not wait for readers, which would hold up all other requests. */
function truncateLog() {
  db.exec("pragma busy_timeout = 0");
  const rows = db.prepare("pragma wal_checkpoint(truncate)").all();
  db.exec(`pragma busy_timeout = ${timeout}`);
  return rows.filter(({ busy }) => busy === 0);
}

function runTransaction(steps: readonly (Statement & { requiresRow: boolean })[]): Result {
  // Takes the write lock at once, so that a locked database fails here and not halfway.
  db.exec("begin immediate");
  try {
    const failedStep = steps.findIndex((step) => run(step).rows.length === 0 && step.requiresRow);
    if (failedStep >= 0) {
      db.exec("rollback");
      return { rows: [], changes: 0n, failedStep };
    }
    db.exec("commit");
    return { rows: [], changes: 0n };
  } catch (error) {
    // Some errors, such as a full disk, have already rolled back.
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

function run({ sql, parameters }: Statement): Result {
  const statement = prepare(sql);
  // The types of the tables allow only values that SQLite accepts.
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) {
    const rows = statement.all(...values);
    return { rows, changes: BigInt(rows.length) };
  }
  return { rows: [], changes: BigInt(statement.run(...values).changes) };
}

function prepare(sql: string) {
  const cached = statements.get(sql);
  if (cached) return cached;
  const statement = db.prepare(sql);
  // Statements vary with the number of inserted rows; the limit bounds the cache.
  if (statements.size < 200) statements.set(sql, statement);
  return statement;
}
