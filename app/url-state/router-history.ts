import type { RouterHistoryState } from "#contract/framework.ts";

/** Where the router keeps scroll positions, by `key`, while the tab is open. */
export const scrollStorageKey = "react-router-scroll-positions";

export function locationState(): unknown {
  return routerState()?.usr;
}

/** Adds an entry that the router does not hear of. It keeps the `key`, and so the scroll position. */
export function pushEntry(url: string, state: unknown) {
  const current = routerState();
  window.history.pushState({ ...current, usr: state, idx: (current?.idx ?? 0) + 1 }, "", url);
}

export function replaceEntry(url: string, state: unknown) {
  window.history.replaceState({ ...routerState(), usr: state }, "", url);
}

/** Undefined where the tab has none, or where storage is not available. */
export function savedScrollPosition(): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? "{}");
    const position: unknown = positions[routerState()?.key ?? ""];
    return typeof position === "number" ? position : undefined;
  } catch {
    return undefined;
  }
}

function routerState(): RouterHistoryState {
  return window.history.state;
}
