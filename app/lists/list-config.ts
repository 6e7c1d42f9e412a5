import { searchable, wordsOf } from "#app/search/search-text.ts";
import type { ListChoices, ListState, Option } from "./list-state.ts";

/** What a list of entries can be searched, filtered and sorted by, and how it is paged. */
export type ListConfig<Entry> = {
  /** Names the list in the cache of pages. */
  name: string;
  pageSize: number;
  /** How long a further page takes to load. */
  delayMs: number;
  /** How near the end of the list has to be for the next page to load. */
  nearPixels: number;
  /** The first one is the default. */
  sorts: Readonly<Record<string, (a: Entry, b: Entry) => number>>;
  filters: Readonly<Record<string, (entry: Entry) => readonly Option[]>>;
  /** The texts that a search looks through. */
  texts: (entry: Entry) => readonly string[];
};

export type IndexedEntry<Entry> = { entry: Entry; text: string; values: Readonly<Record<string, string[]>> };

/** Does once what would otherwise be done for every entry at every key press. */
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

/** Only what some entry has is on offer, so no filter alone leads to an empty list. */
export function choicesOf<Entry>(kind: ListConfig<Entry>, entries: readonly Entry[]): ListChoices {
  const filters = Object.entries(kind.filters).map(([name, optionsOf]) => {
    const options = new Map(entries.flatMap(optionsOf).map((option) => [option.value, option]));
    return [name, [...options.values()]] as const;
  });
  return { sorts: Object.keys(kind.sorts), filters: Object.fromEntries(filters) };
}

/** The entries that have every chosen value and every word of the search, in the chosen order. */
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
      words.every((word) => text.includes(word)),
  );
  return matches.map(({ entry }) => entry).sort(kind.sorts[sort]);
}

export function pageOf<Entry>(entries: readonly Entry[], page: number, pageSize: number) {
  return entries.slice((page - 1) * pageSize, page * pageSize);
}

export function pageCount(entries: readonly unknown[], pageSize: number) {
  return Math.max(1, Math.ceil(entries.length / pageSize));
}
