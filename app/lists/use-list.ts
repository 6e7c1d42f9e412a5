import { useEffect, useMemo, useRef } from "react";
import { choicesOf, indexEntries, type ListConfig, selectEntries } from "./list-config.ts";
import { writeListState } from "./list-state.ts";
import { useListState } from "./use-list-state.ts";
import { usePages } from "./use-pages.ts";

export type List<Entry> = ReturnType<typeof useList<Entry>>;

/** A list that can be searched, filtered, sorted and paged, with all of that in the address. */
export function useList<Entry>(kind: ListConfig<Entry>, entries: readonly Entry[]) {
  const choices = useMemo(() => choicesOf(kind, entries), [kind, entries]);
  const indexed = useMemo(() => indexEntries(kind, entries), [kind, entries]);
  const { state, choose, type, settle, deepen } = useListState(choices);
  const { query, sort, filters, depth } = state;
  const selection = writeListState({ ...state, depth: 1 }, choices).toString();
  const matches = useMemo(
    () => selectEntries(kind, indexed, { query, sort, filters }),
    [kind, indexed, query, sort, filters],
  );
  const pages = usePages(kind, selection, matches, depth);

  // A page that arrives after the visitor has chosen something else, or has left, changes nothing.
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = selection;
    return () => {
      current.current = undefined;
    };
  }, [selection]);

  return {
    kind,
    /** Tells one choice from another, whatever the depth. */
    selection,
    state,
    choices,
    choose,
    type,
    settle,
    shown: pages.shown,
    /** How many entries there are for this choice, shown or not. */
    total: matches.length,
    hasMore: pages.hasMore,
    loading: pages.loading,
    async loadMore() {
      const reached = await pages.loadMore();
      if (reached && current.current === selection) deepen(reached);
    },
    clear: () => choose({ query: "", filters: {} }),
  };
}
