import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "./store.ts";

/** Makes the folder where the server keeps what it must not lose, readable by nobody else. */
export function makeDataFolder(folder: string) {
  try {
    make(folder);
  } catch (error) {
    throw new StoreError(`DATA_DIR ${folder} cannot be written to (${codeOf(error)})`);
  }
}

/** Step by step, because Node's own recursive form never returns where a file system pretends, as /proc does. */
function make(folder: string) {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Why the system refused a file or a folder: "EACCES", "ENOSPC". */
export function codeOf(error: unknown) {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
