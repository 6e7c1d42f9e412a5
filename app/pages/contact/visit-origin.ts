import { readJson, writeJson } from "#app/lib/json-storage.ts";
import { cleanOrigin, isArrival, type Origin, originOf } from "#contract/origin.ts";

const storageKey = "visit-origin";

/**
 * Where this visit came from, kept in the tab. Pages need no code for it: however many were opened since, the browser
 * knows the address and the referrer that the document was loaded with. After a reload it is what was kept.
 */
export function visitOrigin(): Origin {
  const [loaded] = performance.getEntriesByType("navigation");
  const current = originOf(loaded?.name ?? location.href, document.referrer);
  const stored = readJson("sessionStorage", storageKey);
  const isNew = loaded?.toJSON().type === "navigate" && isArrival(current);
  if (stored !== null && !isNew) return cleanOrigin(stored);
  writeJson("sessionStorage", storageKey, current);
  return current;
}

/** The page with the form and, where the browser tells, the one before it: "/contact, opened from /pricing". */
export function writtenFrom(path: string) {
  const opener = openerOf(path);
  return opener ? `${path}, opened from ${opener}` : path;
}

export function openerOf(path: string) {
  const pages = window.navigation?.entries().slice(0, window.navigation.currentEntry?.index) ?? [];
  return pages.map(({ url }) => new URL(url ?? "", location.href).pathname).findLast((page) => page !== path);
}
