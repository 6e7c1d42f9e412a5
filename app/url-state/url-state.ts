import { locationState, pushEntry, replaceEntry } from "./router-history.ts";

/** What an entry of the browser's history says about its page. `state` is not part of the URL. */
export type UrlEntry = { search: string; hash: string; state: unknown };

/** Undefined removes a parameter. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/** A new entry of the history, or with `replace` a change of the current one. `delayMs` debounces the write. */
type Options = { replace?: boolean; delayMs?: number };

type Write = UrlEntry & { pathname: string; replace: boolean };

/**
 * Browsers ignore or refuse history entries that come too fast: Chromium ignores them after 200 in ten seconds, with
 * a warning, and Safari throws after fewer. What exceeds the limit is written later, the last state only.
 */
const limit = { writes: 180, perMs: 10_000, retryMs: 1_000 };

const listeners = new Set<() => void>();
let pending: Write[] = [];
let writeTimes: number[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The state of the page as the visitor sees it, which may be ahead of what the browser has been told. */
export function currentEntry(): UrlEntry {
  const { pathname, search, hash } = window.location;
  const last = pending.at(-1);
  return last?.pathname === pathname ? last : { search, hash, state: locationState() };
}

/**
 * Changes the URL of the current page without the router, which would render the whole document for it. Listeners
 * are called at once. The write takes the browser longer than a small render, so it is a task of its own.
 */
export function changeUrl(change: Partial<UrlEntry>, { replace = false, delayMs = 0 }: Options = {}) {
  const entry = { ...currentEntry(), ...change, pathname: window.location.pathname };
  const merged = replace ? pending.pop() : undefined;
  pending.push({ ...entry, replace: merged?.replace ?? replace });
  clearTimeout(timer);
  timer = setTimeout(flushUrl, delayMs);
  notify();
}

/** Changes some parameters of the query, in the current entry. */
export function changeParams(changes: ParamChanges) {
  const params = new URLSearchParams(currentEntry().search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  changeUrl({ search: toSearch(params) }, { replace: true });
}

export function toSearch(params: URLSearchParams) {
  return params.size > 0 ? `?${params}` : "";
}

/** Writes what is pending now. */
export function flushUrl() {
  clearTimeout(timer);
  const now = Date.now();
  writeTimes = writeTimes.filter((time) => now - time < limit.perMs);
  for (const [index, write] of pending.entries()) {
    if (write.pathname !== window.location.pathname) break;
    if (writeTimes.length < limit.writes && isWritten(write)) writeTimes.push(now);
    else {
      const left = pending.slice(index);
      pending = left.slice(-1).map((last) => ({ ...last, replace: left.every(({ replace }) => replace) }));
      timer = setTimeout(flushUrl, limit.retryMs);
      return;
    }
  }
  pending = [];
}

export function discardPending() {
  clearTimeout(timer);
  pending = [];
}

export function subscribeToUrl(listener: () => void) {
  // The browser ignores a listener that it already has.
  window.addEventListener("popstate", onPopState);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function onPopState() {
  discardPending();
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

function isWritten({ pathname, search, hash, state, replace }: Write) {
  try {
    (replace ? replaceEntry : pushEntry)(pathname + search + hash, state);
    return true;
  } catch {
    return false;
  }
}
