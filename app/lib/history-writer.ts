/**
 * Browsers ignore or refuse history entries that come too fast: Chromium ignores them after 200 in ten seconds,
 * with a warning, and Safari throws after fewer. What does not fit is written a little later.
 */
const limit = { entries: 180, perMilliseconds: 10_000 };
const retryAfterMilliseconds = 1_000;

/**
 * Adds history entries for states of one page without asking the router, which would render the whole document
 * for each of them. The entries look like the router's own: `idx` counts on, so that it knows where Back leads,
 * and `key` stays the same, so that it restores the same scroll position. `usr` is what it calls `location.state`.
 */
export function createHistoryWriter() {
  let times: number[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;

  function push(address: string, state: unknown) {
    clearTimeout(late);
    const now = Date.now();
    times = times.filter((time) => now - time < limit.perMilliseconds);
    if (times.length < limit.entries && written(address, state)) times.push(now);
    else late = setTimeout(push, retryAfterMilliseconds, address, state);
  }

  return { push, cancel: () => clearTimeout(late) };
}

function written(address: string, usr: unknown) {
  const entry: { idx?: number } | null = window.history.state;
  try {
    const next = { ...entry, usr, idx: (entry?.idx ?? 0) + 1 };
    window.history.pushState(next, "", window.location.pathname + address);
    return true;
  } catch {
    return false;
  }
}
