import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** One query layer over either database, and the operations that differ between the two. */
export type Store = {
  db: Kysely<Tables>;
  /** Whether concurrent claims have to skip rows that others have locked. */
  skipsLockedRows: boolean;
  /**
   * Runs all steps in one durable transaction. A step with `onNoRow` that returns no row rolls it back, and its
   * `onNoRow` is the result.
   */
  transaction<R extends string>(steps: readonly Step<R>[]): Promise<R | undefined>;
  /** Overwrites deleted rows in the files of the database. */
  overwriteDeleted(): Promise<Erasure>;
  /** Writes a consistent copy while the server keeps running. */
  backup(file: string): Promise<void>;
  /** Lets another server use the store while this one finishes its requests. */
  release(): void;
  close(): Promise<void>;
};

/** `blocked`: another process is reading what was deleted. `deferred`: the database does it in its own time. */
export type Erasure = "complete" | "blocked" | "deferred";

/** A store that may not be reachable yet. Its queries wait for the current attempt to open it, and fail if that has failed. */
export type UnopenedStore = { store: Store; open(): Promise<void> };

export type Step<R extends string> = { query: CompiledQuery; onNoRow?: R };

/** The state of a store before the first attempt to open it. */
export function notOpened() {
  const failure = Promise.reject<void>(new StoreError("the store has not been opened"));
  failure.catch(() => {});
  return failure;
}

/** The store cannot be opened, or cannot do what was asked. The message is one line for the operator. */
export class StoreError extends Error {}
