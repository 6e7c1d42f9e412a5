import { useMemo, useState } from "react";
import { useClientValue } from "#app/lib/use-client-value.ts";
import { currentEntry } from "./url-state.ts";
import { useUrlEntry } from "./use-url-entry.ts";

/**
 * The query of the URL as state of the page. A prerendered page has no query, so hydration starts without one; where
 * the URL has none either, nothing is rendered again.
 */
export function useUrlParams() {
  const [search, setSearch] = useState(useClientValue(() => currentEntry().search, ""));
  useUrlEntry((entry) => setSearch(entry.search));
  return useMemo(() => new URLSearchParams(search), [search]);
}
