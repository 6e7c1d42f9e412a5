import { Worker } from "node:worker_threads";

/** For a lock of another process, and for a transaction in the queue. */
export type ThreadOptions = { file: string; timeout: number };

export type Statement = { sql: string; parameters: readonly unknown[] };

export type WorkerRequest = { id: number; work: Work; queuedAt: number };
/** "truncate log" returns no row if another process is still reading from the write-ahead log. */
export type Work = Statement | { steps: (Statement & { requiresRow: boolean })[] } | "truncate log" | "close";
export type Result = {
  rows: unknown[];
  changes: bigint;
  failedStep?: number;
};
export type WorkerResponse = { id: number } & (Result | { failure: { message: string; code: string } });

/** A commit that waits for the disk or for a lock does not block the event loop. */
export class SqliteThread {
  #worker: Worker;
  #pending = new Map<number, PromiseWithResolvers<Result>>();
  #count = 0;
  #closed: Error | undefined;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: options });
    this.#worker.on("message", (response: WorkerResponse) => this.#settle(response));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail(new Error("The database thread has stopped")));
  }

  run(work: Work): Promise<Result> {
    if (this.#closed) return Promise.reject(this.#closed);
    this.#count += 1;
    const pending = Promise.withResolvers<Result>();
    this.#pending.set(this.#count, pending);
    this.#worker.postMessage({ id: this.#count, work, queuedAt: Date.now() } satisfies WorkerRequest);
    return pending.promise;
  }

  async close() {
    await this.run("close").catch(() => {});
    await this.#worker.terminate();
  }

  #settle(response: WorkerResponse) {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if ("failure" in response) {
      pending?.reject(Object.assign(new Error(response.failure.message), { code: response.failure.code }));
    } else {
      pending?.resolve(response);
    }
  }

  #fail(error: Error) {
    this.#closed ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
