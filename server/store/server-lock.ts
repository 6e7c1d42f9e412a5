import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { StoreError } from "./store.ts";

const interval = 20;

/** SQLITE_BUSY and SQLITE_LOCKED. */
const lockedCodes = [5, 6];

/** Held by an open transaction: the system releases it when the process ends, also after a crash. */
export async function lockFolder(folder: string, timeout: number) {
  const file = join(folder, "server.lock");
  for (const end = performance.now() + timeout; ; await delay(interval)) {
    const holder = lock(file);
    if (holder)
      return () => {
        if (holder.isOpen) holder.close();
      };
    if (performance.now() > end) throw new StoreError(`another server is using ${folder}`);
  }
}

function lock(file: string) {
  let holder: DatabaseSync | undefined;
  try {
    closeSync(openSync(file, "a", 0o600));
    holder = new DatabaseSync(file);
    holder.exec("pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive");
    return holder;
  } catch (error) {
    holder?.close();
    if (error instanceof Error && "errcode" in error && lockedCodes.includes(Number(error.errcode)))
      return undefined;
    throw new StoreError(`${file} cannot be used (${error instanceof Error ? error.message : "unknown"})`);
  }
}
