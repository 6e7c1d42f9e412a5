import { QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListIndex } from "./list-index.ts";

export type ListConfig = {
  file: string;
  /** Simulated latency of each further page. */
  delayMs: number;
  /** The next page loads when the end of the list is this near to the viewport. */
  nearPixels: number;
};

/**
 * Caches the index and the loaded pages of both lists. How long unused pages are kept (5 minutes) and how often a
 * failed load is retried (3 times, after 1 s, 2 s and 4 s) are the defaults of the library. Nothing here goes stale.
 * Offline it is tried all the same, since the browser may have the file, and again when the connection is back.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: "always", refetchOnReconnect: true },
  },
});

const indexQuery = <Card>(file: string) =>
  queryOptions({
    queryKey: [file],
    queryFn: () => fetchIndex<Card>(file),
    // Kept as long as the document, so that Back shows a deep list at once, however long the visitor was away.
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The index of a list, fetched when it is needed, and until then what is there already. */
export function useListIndex<Card>({ file }: ListConfig, isNeeded: boolean) {
  // A mounted client hears when the connection is back.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, []);
  const { data, isError, isFetching, refetch } = useQuery(
    { ...indexQuery<Card>(file), enabled: isNeeded },
    client,
  );
  return { index: data, failed: isError && !isFetching, retry: () => void refetch() };
}

export function prefetchIndex({ file }: ListConfig) {
  void client.prefetchQuery(indexQuery(file));
}

/** Waits for a further page and says whether it is there. A failure is logged only: the list stays as it is. */
export async function loadPage({ file, delayMs }: ListConfig, selection: string, page: number) {
  try {
    return await client.fetchQuery({
      queryKey: [file, selection, page],
      queryFn: async () => {
        await Promise.all([client.fetchQuery(indexQuery(file)), delay(delayMs)]);
        return true;
      },
      retry: 3,
    });
  } catch (error) {
    console.error("The next page of the list did not load:", error);
    return false;
  }
}

async function fetchIndex<Card>(file: string): Promise<ListIndex<Card>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

function delay(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
