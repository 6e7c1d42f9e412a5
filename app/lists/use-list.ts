import { useEffect, useMemo, useRef, useState } from "react";
import { choicesOf, indexEntries, type ListConfig, selectEntries } from "./list-config.ts";
import { writeListState } from "./list-state.ts";
import { useListState } from "./use-list-state.ts";
import { usePages } from "./use-pages.ts";

export type List<Entry> = ReturnType<typeof useList<Entry>>;

/** The last request for a further page. */
type Request = { selection: string; outcome: "loading" | "failed" };

/** A list with search, filters, sorting and pagination, all of it in the URL. */
export function useList<Entry>(config: ListConfig<Entry>, entries: readonly Entry[]) {
  const choices = useMemo(() => choicesOf(config, entries), [config, entries]);
  const indexed = useMemo(() => indexEntries(config, entries), [config, entries]);
  const { state, choose, type, flush, showPage } = useListState(choices);
  const { query, sort, filters, page } = state;
  const selection = writeListState({ ...state, page: 1 }, choices).toString();
  const matches = useMemo(
    () => selectEntries(config, indexed, { query, sort, filters }),
    [config, indexed, query, sort, filters],
  );
  const pages = usePages(config, selection, matches, page);
  const [request, setRequest] = useState<Request>();

  // A page that arrives after the selection has changed, or after the visitor has left, is ignored.
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = selection;
    return () => {
      current.current = undefined;
    };
  }, [selection]);

  return {
    config,
    /** Identifies what is selected, whichever page is shown. */
    selection,
    state,
    choices,
    choose,
    type,
    flush,
    shown: pages.shown,
    /** How many entries match, shown or not. */
    total: matches.length,
    hasMore: pages.hasMore,
    /** How the last request for a further page of this selection went, if there was one. */
    request: request?.selection === selection ? request.outcome : undefined,
    async loadNextPage() {
      setRequest({ selection, outcome: "loading" });
      const loaded = await pages.loadNextPage();
      if (current.current !== selection) return;
      // In one render: the loader goes when the entries come.
      setRequest(loaded ? undefined : { selection, outcome: "failed" });
      if (loaded) showPage(loaded);
    },
    clear: () => choose({ query: "", filters: {} }),
  };
}
