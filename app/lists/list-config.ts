import { searchable, wordsOf } from "#app/search/search-text.ts";
import type { ListChoices, ListState, Option } from "./list-state.ts";

/** Search, filters, sort orders and pagination of a list. */
export type ListConfig<Entry> = {
  /** Part of the cache key. */
  name: string;
  pageSize: number;
  /** Simulated latency of each further page. */
  delayMs: number;
  /** The next page loads when the end of the list is this near to the viewport. */
  nearPixels: number;
  /** The first one is the default. */
  sorts: Readonly<Record<string, (a: Entry, b: Entry) => number>>;
  filters: Readonly<Record<string, (entry: Entry) => readonly Option[]>>;
  /** What is searched. */
  texts: (entry: Entry) => readonly string[];
};

export type IndexedEntry<Entry> = { entry: Entry; text: string; values: Readonly<Record<string, string[]>> };

/** Precomputed once, not for every entry at every key press. */
export function indexEntries<Entry>(
  kind: ListConfig<Entry>,
  entries: readonly Entry[],
): IndexedEntry<Entry>[] {
  return entries.map((entry) => ({
    entry,
    text: searchable(kind.texts(entry)),
    values: Object.fromEntries(
      Object.entries(kind.filters).map(([name, optionsOf]) => [
        name,
        optionsOf(entry).map(({ value }) => value),
      ]),
    ),
  }));
}

/** Only values that some entry has, so that no single filter leads to an empty list. */
export function choicesOf<Entry>(kind: ListConfig<Entry>, entries: readonly Entry[]): ListChoices {
  const filters = Object.entries(kind.filters).map(([name, optionsOf]) => {
    const options = new Map(entries.flatMap(optionsOf).map((option) => [option.value, option]));
    return [name, [...options.values()]] as const;
  });
  return { sorts: Object.keys(kind.sorts), filters: Object.fromEntries(filters) };
}

/** The entries that match every filter and every word of the query, sorted. */
export function selectEntries<Entry>(
  kind: ListConfig<Entry>,
  indexed: readonly IndexedEntry<Entry>[],
  { query, sort, filters }: Omit<ListState, "page">,
): Entry[] {
  const words = wordsOf(query);
  const chosen = Object.entries(filters);
  const matches = indexed.filter(
    ({ text, values }) =>
      chosen.every(([name, value]) => values[name]?.includes(value)) &&
      words.every((word) => text.includes(word) || text.includes(word.replaceAll("-", ""))),
  );
  return matches.map(({ entry }) => entry).sort(kind.sorts[sort]);
}

export function pageOf<Entry>(entries: readonly Entry[], page: number, pageSize: number) {
  return entries.slice((page - 1) * pageSize, page * pageSize);
}

export function pageCount(entries: readonly unknown[], pageSize: number) {
  return Math.max(1, Math.ceil(entries.length / pageSize));
}
