/**
 * Browsers ignore or refuse history entries that come too fast: Chromium ignores them after 200 in ten seconds,
 * with a warning, and Safari throws after fewer. What does not fit is written a little later, the last state only.
 */
const limit = { entries: 180, perMilliseconds: 10_000 };
const retryAfterMilliseconds = 1_000;

type Entry = { address: string; state: unknown };

/**
 * Adds history entries for states of one page without asking the router, which would render the whole document
 * for each of them. To write one takes the browser longer than a small render, so that is a task of its own.
 */
export function createHistoryWriter() {
  let waiting: Entry[] = [];
  let times: number[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const soon = new MessageChannel();
  soon.port1.onmessage = write;

  function write() {
    const now = Date.now();
    times = times.filter((time) => now - time < limit.perMilliseconds);
    for (const [index, entry] of waiting.entries()) {
      if (times.length < limit.entries && isWritten(entry)) times.push(now);
      else {
        waiting = waiting.slice(Math.max(index, waiting.length - 1));
        late = setTimeout(write, retryAfterMilliseconds);
        return;
      }
    }
    waiting = [];
  }

  return {
    push(address: string, state: unknown) {
      clearTimeout(late);
      waiting.push({ address, state });
      soon.port2.postMessage(undefined);
    },
    cancel() {
      clearTimeout(late);
      waiting = [];
    },
  };
}

/**
 * The entry looks like the router's own: `idx` counts on, so that it knows where Back leads, and `key` stays the
 * same, so that it restores the same scroll position. `usr` is what it calls `location.state`.
 */
function isWritten({ address, state }: Entry) {
  const current: { idx?: number } | null = window.history.state;
  try {
    const next = { ...current, usr: state, idx: (current?.idx ?? 0) + 1 };
    window.history.pushState(next, "", window.location.pathname + address);
    return true;
  } catch {
    return false;
  }
}
