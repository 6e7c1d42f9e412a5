import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

export type StoreConfig = { databaseUrl: URL | undefined; dataDir: string };

/** PostgreSQL where one is named, otherwise a file of our own. `shared` leaves the file to a running server. */
export function openStore(
  { databaseUrl, dataDir }: StoreConfig,
  use: "server" | "shared" = "server",
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, use);
}
