export type Store<T> = ReturnType<typeof createStore<T>>;

/** A value outside React. Components read it with `useSyncExternalStore(store.subscribe, store.get, ...)`. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
