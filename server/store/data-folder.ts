import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "./store.ts";

/** Also an existing folder is then open to the server's user only. */
export function createDataFolder(folder: string) {
  try {
    create(folder);
    restrict(folder);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR ${folder} cannot be written to (${errorCode(error)})`);
  }
}

/** Recursive by hand: Node's own recursive mkdir never returns on file systems such as /proc. */
function create(folder: string) {
  if (existsSync(folder)) return;
  create(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function restrict(folder: string) {
  const found = statSync(folder);
  if (!found.isDirectory()) throw new StoreError(`DATA_DIR ${folder} is not a folder`);
  // The sticky bit marks a folder of many users, such as /tmp, which must not be closed to them.
  if (found.mode & 0o1000)
    throw new StoreError(`DATA_DIR ${folder} is shared with other users: name a folder in it`);
  if ((found.mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StoreError(
      `DATA_DIR ${folder} is open to others and its mode cannot be set (${errorCode(error)}): it has to belong to the server's user`,
    );
  }
}

export function errorCode(error: unknown) {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
