import { useSyncExternalStore } from "react";
import { createStore } from "#app/lib/create-store.ts";
import { readJson } from "#app/lib/json-storage.ts";

export const storageKey = "shortlist";
export const version = 1;

const nothing: readonly string[] = [];
const store = createStore(readShortlist());

/** Stored in this browser only. This module is on every page and only reads; change-shortlist.ts writes. */
export function useShortlist<T>(select: (paths: readonly string[]) => T) {
  return useSyncExternalStore(
    subscribeToShortlist,
    () => select(currentShortlist()),
    () => select(nothing),
  );
}

export function currentShortlist() {
  return store.get();
}

export function subscribeToShortlist(listener: () => void) {
  // Another tab may change the list, also while this page is in the back/forward cache.
  addEventListener("storage", reload);
  addEventListener("pageshow", reload);
  return store.subscribe(listener);
}

export function showShortlist(paths: readonly string[]) {
  store.set(paths);
}

/** The stored list, without what is not a path. */
export function readShortlist(): readonly string[] {
  const stored = Object(readJson("localStorage", storageKey));
  if (stored.version !== version || !Array.isArray(stored.paths)) return nothing;
  return [...new Set<string>(stored.paths.filter(isPath))];
}

function reload() {
  showShortlist(readShortlist());
}

function isPath(value: unknown) {
  return typeof value === "string" && /^\/[a-z-]+\/[a-z\d-]+$/.test(value);
}
