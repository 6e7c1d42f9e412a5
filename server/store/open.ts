import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

export type StoreConfig = { databaseUrl: URL | undefined; dataDir: string };

/** PostgreSQL if configured, otherwise a SQLite file. `shared` does not lock the file, so a server may be running. */
export function openStore(
  { databaseUrl, dataDir }: StoreConfig,
  use: "server" | "shared" = "server",
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, use);
}
