import { QueryCache, QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ListConfig, pageCount, pageOf } from "./list-config.ts";

/**
 * Holds the pages of both lists. How long unused ones are kept (5 minutes) and how often a failed load is tried
 * again (3 times, after 1 s, 2 s and 4 s) are the defaults of the library. Nothing here goes stale, and nothing
 * needs a network. A load that fails for good is told to the console only: the list stays as it is.
 */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: "always" } },
  queryCache: new QueryCache({
    onError: (error) => console.error("The next page of the list did not load:", error),
  }),
});

/** The first `depth` pages of `entries`, and the way to one more. `selection` tells one choice from another. */
export function usePages<Entry>(
  { name, pageSize, delayMs }: Pick<ListConfig<Entry>, "name" | "pageSize" | "delayMs">,
  selection: string,
  entries: readonly Entry[],
  wantedDepth: number,
) {
  const depth = Math.min(wantedDepth, pageCount(entries, pageSize));
  const queryKey = [name, selection];
  const cut = () => cutPages(entries, depth, pageSize);
  const { data, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey,
      initialPageParam: 1,
      // The pages that the address asks for are there at once; only further ones take their time.
      initialData: cut,
      queryFn: async ({ pageParam, signal }) => {
        await pause(delayMs, signal);
        return pageOf(entries, pageParam, pageSize);
      },
      getNextPageParam: (_last, pages) =>
        pages.length < pageCount(entries, pageSize) ? pages.length + 1 : undefined,
    },
    client,
  );
  const held = data.pages.length;

  // An address may ask for more than the cache holds, as after going forward in the history.
  useEffect(() => {
    if (held < depth) client.setQueryData([name, selection], cutPages(entries, depth, pageSize));
  }, [held, depth, name, selection, entries, pageSize]);

  return {
    shown: (held < depth ? cut() : data).pages.slice(0, depth).flat(),
    hasMore: depth < pageCount(entries, pageSize),
    loading: isFetchingNextPage,
    /** Loads one page more and tells how deep the list is then; undefined when it did not come. */
    async loadMore() {
      if (held > depth) return depth + 1;
      const result = await fetchNextPage();
      const reached = result.data?.pages.length ?? depth;
      return reached > depth ? reached : undefined;
    },
  };
}

function cutPages<Entry>(entries: readonly Entry[], depth: number, pageSize: number) {
  const pageParams = Array.from({ length: depth }, (_, index) => index + 1);
  return { pages: pageParams.map((page) => pageOf(entries, page, pageSize)), pageParams };
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((done, stop) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      stop(signal.reason);
    });
  });
}
