import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** One query layer over either database. What differs between the two stands here. */
export type Store = {
  db: Kysely<Tables>;
  /** Whether several claimers can compete for rows, and therefore skip each other's. */
  skipsLockedRows: boolean;
  /** Makes sure that removed rows have left the files as well. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** The store could not be opened; the message is one line for the operator. */
export class StoreError extends Error {}
