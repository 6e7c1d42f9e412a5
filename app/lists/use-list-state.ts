import { useMemo } from "react";
import { changeUrl, flushUrl, toSearch } from "#app/url-state/url-state.ts";
import { useUrlParams } from "#app/url-state/use-url-params.ts";
import {
  type ListChoices,
  type ListState,
  longestQuery,
  parseListState,
  writeListState,
} from "./list-state.ts";

/** While a visitor types, the URL follows with this delay. */
const debounceMs = 300;

export function useListState(choices: ListChoices) {
  const params = useUrlParams();
  const state = useMemo(() => parseListState(params, choices), [params, choices]);
  const searchFor = (next: ListState) => ({ search: toSearch(writeListState(next, choices)) });

  return {
    state,
    /** A new choice starts again at page 1 and is an entry of the history. */
    choose(patch: Partial<Omit<ListState, "page">>) {
      changeUrl(searchFor({ ...state, ...patch, page: 1 }));
    },
    type(text: string) {
      const query = text.slice(0, longestQuery);
      changeUrl(searchFor({ ...state, query, page: 1 }), { replace: true, delayMs: debounceMs });
    },
    /** Brings the URL up to date before the visitor leaves the search field. */
    flush: flushUrl,
    showPage(page: number) {
      changeUrl(searchFor({ ...state, page }), { replace: true });
    },
  };
}
