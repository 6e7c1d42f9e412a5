type Entry = { url: URL; state: unknown };

/** The session history of a tab: as much of `window` as React Router and this folder use. */
export function createFakeWindow(url: string) {
  const listeners = new Set<() => void>();
  let entries: Entry[] = [{ url: new URL(url), state: null }];
  let index = 0;
  const current = () => entries[index] ?? { url: new URL(url), state: null };

  function go(delta: number) {
    index += delta;
    for (const listener of listeners) listener();
  }

  return {
    get location() {
      return current().url;
    },
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return current().state;
      },
      pushState(state: unknown, _: string, to: string) {
        entries = [...entries.slice(0, index + 1), { url: new URL(to, current().url), state }];
        index += 1;
      },
      replaceState(state: unknown, _: string, to = "") {
        entries[index] = { url: new URL(to || current().url, current().url), state };
      },
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
}
