import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { StoreError } from "./store.ts";

const interval = 20;

/**
 * Prevents a second server on the same file. The lock is held by an open transaction of a separate database, so the
 * operating system releases it when the process ends, also after a crash. A server that takes over from another one
 * waits for it, for `timeout` ms. Returns a function that releases the lock.
 */
export async function lockFolder(folder: string, timeout: number) {
  const file = join(folder, "server.lock");
  closeSync(openSync(file, "a", 0o600));
  for (const end = performance.now() + timeout; ; await delay(interval)) {
    const holder = new DatabaseSync(file);
    try {
      holder.exec("pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive");
      return () => {
        if (holder.isOpen) holder.close();
      };
    } catch {
      holder.close();
      if (performance.now() > end) throw new StoreError(`another server is using ${folder}`);
    }
  }
}
