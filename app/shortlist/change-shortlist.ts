import { writeJson } from "#app/lib/json-storage.ts";
import { currentShortlist, readShortlist, showShortlist, storageKey, version } from "./shortlist.ts";

/** Nobody compares more, and all of them have to fit into one message. */
const maxPaths = 24;

let stored = true;

/** False where nothing can be stored: the list then lasts until the next page load. */
export function setShortlist(paths: readonly string[]) {
  stored = writeJson("localStorage", storageKey, { version, paths });
  showShortlist(paths);
  return stored;
}

/** Starts from the stored list, so that two tabs never undo each other's changes. The oldest path makes room. */
export function toggleShortlisted(path: string) {
  const before = stored ? readShortlist() : currentShortlist();
  const others = before.filter((other) => other !== path);
  return setShortlist(others.length < before.length ? others : [...others, path].slice(-maxPaths));
}
