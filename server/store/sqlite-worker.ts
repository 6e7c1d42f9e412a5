/** The thread that holds the SQLite connection and does one job after the other. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Job } from "./sqlite-thread.ts";

const db = new DatabaseSync(workerData, { timeout: 5_000 });
// FULL makes every commit reach the disk. Removed rows are overwritten, so that retention is true of the file.
db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
db.exec("pragma temp_store = memory; pragma foreign_keys = on");

const statements = new Map<string, StatementSync>();

parentPort?.on("message", (job: Job) => {
  parentPort?.postMessage(answer(job));
});

function answer({ id, sql, parameters }: Job): Answer {
  try {
    if (sql === "close") {
      statements.clear();
      db.close();
      return { id, rows: [], changes: 0n };
    }
    const statement = prepared(sql);
    // The query layer sends only what the tables' types allow, all of which SQLite takes.
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) {
      const rows = statement.all(...values);
      return { id, rows, changes: BigInt(rows.length) };
    }
    return { id, rows: [], changes: BigInt(statement.run(...values).changes) };
  } catch (error) {
    const code = error instanceof Error && "errstr" in error ? String(error.errstr) : "unknown";
    return { id, failure: { message: error instanceof Error ? error.message : "", code } };
  }
}

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known) return known;
  const statement = db.prepare(sql);
  // Statements vary with the number of rows they insert; a bound keeps odd ones from piling up.
  if (statements.size < 200) statements.set(sql, statement);
  return statement;
}
