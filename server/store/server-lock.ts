import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { StoreError } from "./store.ts";

const interval = 20;

/** Held by an open transaction: the system releases it when the process ends, also after a crash. */
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
