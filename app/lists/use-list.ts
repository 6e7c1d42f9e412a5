import { useEffect, useMemo, useRef, useState } from "react";
import { type ListPreview, selectCards } from "./list-index.ts";
import { type ListConfig, loadPage, prefetchIndex, useListIndex } from "./list-source.ts";
import { writeListState } from "./list-state.ts";
import { useListState } from "./use-list-state.ts";

export type List<Card> = ReturnType<typeof useList<Card>>;

type Request = { selection: string; outcome: "loading" | "failed" };

export function useList<Card>(config: ListConfig, preview: ListPreview<Card>) {
  const { cards, choices, pageSize } = preview;
  const { state, choose, type, flush, showPage } = useListState(choices);
  const { query, sort, filters, page } = state;
  const selection = writeListState({ ...state, page: 1 }, choices).toString();
  const isNeeded = selection !== "" || (page > 1 && preview.total > pageSize);
  const { index, failed, retry } = useListIndex<Card>(config, isNeeded);
  const matches = useMemo(
    () => index && selectCards(index, { query, sort, filters }),
    [index, query, sort, filters],
  );
  const total = matches?.length ?? preview.total;
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
    /** Until the index is there, the first page of all entries. */
    shown: matches?.slice(0, page * pageSize) ?? cards,
    total,
    hasMore: page * pageSize < total,
    /** Whether `shown` is what is selected, or is still to come, or did not come. */
    status: matches || !isNeeded ? ("ready" as const) : failed ? ("failed" as const) : ("loading" as const),
    retry,
    prefetch: () => prefetchIndex(config),
    /** How the last request for a further page of this selection went, if there was one. */
    request: request?.selection === selection ? request.outcome : undefined,
    async loadNextPage() {
      setRequest({ selection, outcome: "loading" });
      const loaded = await loadPage(config, selection, page + 1);
      if (current.current !== selection) return;
      // In one render: the loader goes when the entries come.
      setRequest(loaded ? undefined : { selection, outcome: "failed" });
      if (loaded) showPage(page + 1);
    },
    clear: () => choose({ query: "", filters: {} }),
  };
}
