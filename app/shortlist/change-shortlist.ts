import { place, readShortlist, shortlisted, showShortlist, version } from "./shortlist.ts";

/** Nobody compares more, and all of them have to fit into one message. */
const most = 24;

let kept = true;

/** Whether the list will still be there after a reload. Where nothing can be stored it lasts as long as the page. */
export function setShortlist(paths: readonly string[]) {
  try {
    localStorage.setItem(place, JSON.stringify({ version, paths }));
    kept = true;
  } catch {
    kept = false;
  }
  showShortlist(paths);
  return kept;
}

/** Starts from what is stored, so that two tabs never undo each other's choices. The oldest makes room. */
export function toggleShortlisted(path: string) {
  const before = kept ? readShortlist() : shortlisted();
  const others = before.filter((other) => other !== path);
  return setShortlist(others.length < before.length ? others : [...others, path].slice(-most));
}
