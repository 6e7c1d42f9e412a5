import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { createOutageLog } from "./outage-log.ts";
import { createPostgres } from "./postgres.ts";
import { createSqlite } from "./sqlite.ts";
import type { Store, UnopenedStore } from "./store.ts";

export type StoreConfig = { databaseUrl: URL | undefined; dataDir: string };

const retryInterval = 500;

/** `shared` does not lock the file, so a server may be running. */
export function createStore(
  { databaseUrl, dataDir }: StoreConfig,
  use: "server" | "shared" = "server",
): UnopenedStore {
  return databaseUrl ? createPostgres(databaseUrl) : createSqlite(dataDir, use);
}

export async function openStore(config: StoreConfig, use?: "server" | "shared"): Promise<Store> {
  return opened(createStore(config, use));
}

export async function opened({ store, open }: UnopenedStore): Promise<Store> {
  try {
    await open();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function openEventually({ open }: UnopenedStore, log: Log, onOpen: () => void) {
  const logOutage = createOutageLog(log, "the store is unavailable, trying again");
  let failed = false;
  for (;;) {
    try {
      await open();
      break;
    } catch (error) {
      failed = true;
      logOutage(error);
      await delay(retryInterval);
    }
  }
  if (failed) log.info("the store is available");
  onOpen();
}
