import { Worker } from "node:worker_threads";

export type Job = { id: number; sql: string; parameters: readonly unknown[] };
export type Answer = { id: number } & (
  | { rows: unknown[]; changes: bigint }
  | { failure: { message: string; code: string } }
);
type Done = { rows: unknown[]; changes: bigint };

/**
 * A SQLite database in a thread of its own: a commit that waits for the disk, or for the owner's command line,
 * holds nothing else up.
 */
export class SqliteThread {
  #worker: Worker;
  #waiting = new Map<number, { resolve: (done: Done) => void; reject: (reason: Error) => void }>();
  #count = 0;
  #gone: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: file });
    this.#worker.on("message", (answer: Answer) => this.#settle(answer));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new Error("The database thread has ended")));
  }

  run(sql: string, parameters: readonly unknown[]): Promise<Done> {
    if (this.#gone) return Promise.reject(this.#gone);
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, parameters } satisfies Job);
    });
  }

  /** Some failures, a full disk for one, have already rolled back; then there is nothing left to do. */
  async rollback() {
    await this.run("rollback", []).catch((error) => {
      if (!/no transaction is active/.test(error.message)) throw error;
    });
  }

  async close() {
    await this.run("close", []).catch(() => {});
    await this.#worker.terminate();
  }

  #settle(answer: Answer) {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("failure" in answer) {
      waiting?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }));
    } else {
      waiting?.resolve(answer);
    }
  }

  #end(error: Error) {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
