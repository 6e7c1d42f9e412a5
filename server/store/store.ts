import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** One query layer over either database. What differs between the two stands here. */
export type Store = {
  db: Kysely<Tables>;
  /** Whether several claimers can compete for rows, and therefore skip each other's. */
  skipsLockedRows: boolean;
  /**
   * Does all steps or none, durably. The first step that has to yield a row and does not ends it, and its
   * `otherwise` is the result.
   */
  atomically<R extends string>(steps: readonly Step<R>[]): Promise<R | undefined>;
  /** Makes sure that removed rows have left the files as well. */
  scrub(): Promise<void>;
  /** Writes a copy that is whole in itself, while others go on working. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
};

export type Step<R extends string> = { query: CompiledQuery; otherwise?: R };

/** The store could not be opened; the message is one line for the operator. */
export class StoreError extends Error {}
