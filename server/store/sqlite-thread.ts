import { Worker } from "node:worker_threads";

/** `patience`: how long another process may keep the file to itself, and a transaction may wait for its turn. */
export type ThreadOptions = { file: string; patience: number };

export type Statement = { sql: string; parameters: readonly unknown[] };

/** A piece of work, and when it was asked for. */
export type Question = { id: number; work: Work; since: number };
/** Either one statement, or several in a transaction, of which some have to yield a row. */
export type Work = Statement | { steps: (Statement & { guarded: boolean })[] } | "close";
export type Result = {
  rows: unknown[];
  changes: bigint;
  /** The guarded step that yielded nothing, so that everything was taken back. */
  stoppedAt?: number;
};
export type Answer = { id: number } & (Result | { failure: { message: string; code: string } });

/**
 * A SQLite database in a thread of its own: a commit that waits for the disk, or for the owner's command line,
 * holds nothing else up.
 */
export class SqliteThread {
  #worker: Worker;
  #waiting = new Map<number, PromiseWithResolvers<Result>>();
  #count = 0;
  #gone: Error | undefined;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: options });
    this.#worker.on("message", (answer: Answer) => this.#settle(answer));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new Error("The database thread has ended")));
  }

  run(work: Work): Promise<Result> {
    if (this.#gone) return Promise.reject(this.#gone);
    this.#count += 1;
    const waiting = Promise.withResolvers<Result>();
    this.#waiting.set(this.#count, waiting);
    this.#worker.postMessage({ id: this.#count, work, since: Date.now() } satisfies Question);
    return waiting.promise;
  }

  async close() {
    await this.run("close").catch(() => {});
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
