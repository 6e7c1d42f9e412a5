import { QueryCache, QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ListConfig, pageCount, pageOf } from "./list-config.ts";

/**
 * Caches the pages of both lists. How long unused ones are kept (5 minutes) and how often a failed load is retried
 * (3 times, after 1 s, 2 s and 4 s) are the defaults of the library. Nothing here goes stale, and nothing needs a
 * network. A load that fails for good is logged to the console only: the list stays as it is.
 */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: "always" } },
  queryCache: new QueryCache({
    onError: (error) => console.error("The next page of the list did not load:", error),
  }),
});

/** The pages of `entries` up to `wantedPage`, and a way to load the next one. `selection` is part of the cache key. */
export function usePages<Entry>(
  { name, pageSize, delayMs }: Pick<ListConfig<Entry>, "name" | "pageSize" | "delayMs">,
  selection: string,
  entries: readonly Entry[],
  wantedPage: number,
) {
  const lastPage = Math.min(wantedPage, pageCount(entries, pageSize));
  const queryKey = [name, selection];
  const cut = () => cutPages(entries, lastPage, pageSize);
  const { data, fetchNextPage } = useInfiniteQuery(
    {
      queryKey,
      initialPageParam: 1,
      // The pages that the URL asks for are there at once; only further ones have the delay.
      initialData: cut,
      queryFn: async ({ pageParam, signal }) => {
        await delay(delayMs, signal);
        return pageOf(entries, pageParam, pageSize);
      },
      getNextPageParam: (_last, pages) =>
        pages.length < pageCount(entries, pageSize) ? pages.length + 1 : undefined,
    },
    client,
  );
  const cached = data.pages.length;

  // The URL may ask for more pages than the cache holds, as after going forward in the history.
  useEffect(() => {
    if (cached < lastPage) client.setQueryData([name, selection], cutPages(entries, lastPage, pageSize));
  }, [cached, lastPage, name, selection, entries, pageSize]);

  return {
    shown: (cached < lastPage ? cut() : data).pages.slice(0, lastPage).flat(),
    hasMore: lastPage < pageCount(entries, pageSize),
    /** Resolves to the last page that is there then, or to undefined when the next one did not load. */
    async loadNextPage() {
      if (cached > lastPage) return lastPage + 1;
      const result = await fetchNextPage();
      const loaded = result.data?.pages.length ?? lastPage;
      return loaded > lastPage ? loaded : undefined;
    },
  };
}

function cutPages<Entry>(entries: readonly Entry[], count: number, pageSize: number) {
  const pageParams = Array.from({ length: count }, (_, index) => index + 1);
  return { pages: pageParams.map((page) => pageOf(entries, page, pageSize)), pageParams };
}

function delay(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
