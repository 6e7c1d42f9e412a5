type StorageName = "localStorage" | "sessionStorage";

/** Null where nothing is stored, where it is not JSON, and where the browser forbids storage. */
export function readJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** False where storage is full or forbidden. */
export function writeJson(storage: StorageName, key: string, value: unknown) {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeJson(storage: StorageName, key: string) {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
