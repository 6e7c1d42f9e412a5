/** The thread that holds the SQLite connection and does one piece of work after the other. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Question, Result, Statement, ThreadOptions } from "./sqlite-thread.ts";

const { file, patience }: ThreadOptions = workerData;
const db = new DatabaseSync(file, { timeout: patience });
// FULL makes every commit reach the disk. Removed rows are overwritten, so that retention is true of the file.
db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
db.exec("pragma temp_store = memory; pragma foreign_keys = on");

const statements = new Map<string, StatementSync>();

parentPort?.on("message", (question: Question) => {
  parentPort?.postMessage(answer(question));
});

function answer({ id, work, since }: Question): Answer {
  try {
    if (work === "close") {
      db.close();
      return { id, rows: [], changes: 0n };
    }
    if (!("steps" in work)) return { id, ...run(work) };
    // Those behind one that waited in vain must not wait in vain one after the other.
    if (Date.now() - since > patience) return { id, failure: { message: "", code: "waited too long" } };
    return { id, ...runAll(work.steps) };
  } catch (error) {
    const code = error instanceof Error && "errstr" in error ? String(error.errstr) : "unknown";
    return { id, failure: { message: error instanceof Error ? error.message : "", code } };
  }
}

function runAll(steps: readonly (Statement & { guarded: boolean })[]): Result {
  // Taking the write lock at once makes a busy database show here and not in the middle.
  db.exec("begin immediate");
  try {
    const stoppedAt = steps.findIndex((step) => run(step).rows.length === 0 && step.guarded);
    if (stoppedAt >= 0) {
      db.exec("rollback");
      return { rows: [], changes: 0n, stoppedAt };
    }
    db.exec("commit");
    return { rows: [], changes: 0n };
  } catch (error) {
    // Some failures, a full disk for one, have already rolled back.
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

function run({ sql, parameters }: Statement): Result {
  const statement = prepared(sql);
  // The query layer sends only what the tables' types allow, all of which SQLite takes.
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) {
    const rows = statement.all(...values);
    return { rows, changes: BigInt(rows.length) };
  }
  return { rows: [], changes: BigInt(statement.run(...values).changes) };
}

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known) return known;
  const statement = db.prepare(sql);
  // Statements vary with the number of rows they insert; a bound keeps odd ones from piling up.
  if (statements.size < 200) statements.set(sql, statement);
  return statement;
}
