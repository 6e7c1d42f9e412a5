/**
 * The pages that a visitor has put aside, by their paths. They are kept in this browser and nowhere else, and other
 * tabs follow. This part is on every page and only reads; change-shortlist.ts writes.
 */
export const place = "shortlist";
export const version = 1;

const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let current: readonly string[] | undefined;

export function shortlisted(): readonly string[] {
  current ??= readShortlist();
  return current;
}

/** The prerendered page knows no visitor. */
export function shortlistedByNobody() {
  return nothing;
}

export function onShortlist(listener: () => void) {
  // Another tab has changed the list, or this page was asleep while one did. Added twice is added once.
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showShortlist(paths: readonly string[]) {
  current = paths;
  for (const listener of listeners) listener();
}

/** What is stored. Where that is forbidden, or not a list of ours, it is none. */
export function readShortlist(): readonly string[] {
  try {
    const { version: written, paths } = Object(JSON.parse(localStorage.getItem(place) ?? "null"));
    if (written === version && Array.isArray(paths)) return [...new Set<string>(paths.filter(isPath))];
  } catch {}
  return nothing;
}

function follow() {
  showShortlist(readShortlist());
}

function isPath(value: unknown) {
  return typeof value === "string" && /^\/[a-z-]+\/[a-z\d-]+$/.test(value);
}
