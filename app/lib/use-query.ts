import { useCallback, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/** What to write into the query; undefined takes a name out of it. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/**
 * The query of the address as state of the page: readable by whoever gets the link, kept by Back and Forward.
 * A change replaces the address without telling the router, which would render the whole document for it. The
 * prerendered page knows no query, so the first render has none; the true one follows before the next paint.
 */
export function useQuery() {
  const location = useLocation();
  const [query, setQuery] = useState(() => new URLSearchParams());

  // Where there is no query, React has nothing to go through again.
  useLayoutEffect(() => {
    const next = new URLSearchParams(location.search);
    setQuery((last) => (String(last) === String(next) ? last : next));
  }, [location]);

  const change = useCallback((changes: QueryChanges) => {
    const address = new URL(window.location.href);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    window.history.replaceState(window.history.state, "", address);
    setQuery(address.searchParams);
  }, []);

  return [query, change] as const;
}
