import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type Store = {
  db: Kysely<Tables>;
  skipsLockedRows: boolean;
  /** A step with `onNoRow` that returns no row rolls back, and its `onNoRow` is the result. */
  transaction<R extends string>(steps: readonly Step<R>[]): Promise<R | undefined>;
  overwriteDeleted(): Promise<Erasure>;
  /** While the server keeps running. */
  backup(file: string): Promise<void>;
  /** Lets another server use the store while this one finishes its requests. */
  release(): void;
  close(): Promise<void>;
};

/** `blocked`: another process is reading what was deleted. `deferred`: the database does it in its own time. */
export type Erasure = "complete" | "blocked" | "deferred";

/** Queries wait for the current attempt to open it, and fail if that has failed. */
export type UnopenedStore = { store: Store; open(): Promise<void> };

export type Step<R extends string> = { query: CompiledQuery; onNoRow?: R };

export function notOpened() {
  const failure = Promise.reject<void>(new StoreError("the store has not been opened"));
  failure.catch(() => {});
  return failure;
}

/** The message is one line for the operator. */
export class StoreError extends Error {}
