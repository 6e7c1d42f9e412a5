import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "./store.ts";

/** Creates the folder of the database and the secret, with access for the server's user only. */
export function createDataFolder(folder: string) {
  try {
    create(folder);
  } catch (error) {
    throw new StoreError(`DATA_DIR ${folder} cannot be written to (${errorCode(error)})`);
  }
}

/** Recursive by hand: Node's own recursive mkdir never returns on file systems such as /proc. */
function create(folder: string) {
  if (existsSync(folder)) return;
  create(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The system's error code: "EACCES", "ENOSPC". */
export function errorCode(error: unknown) {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
