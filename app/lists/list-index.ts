import { searchable, wordsOf } from "#app/search/search-text.ts";
import type { ListChoices, ListState, Option } from "./list-state.ts";

export type ListDefinition<Source, Card> = {
  pageSize: number;
  card: (source: Source) => Card;
  /** The first one is the default. */
  sorts: Readonly<Record<string, (a: Source, b: Source) => number>>;
  filters: Readonly<Record<string, (source: Source) => readonly Option[]>>;
  texts: (source: Source) => readonly string[];
};

/** What the page of a list carries, however long the list is. */
export type ListPreview<Card> = {
  cards: readonly Card[];
  total: number;
  pageSize: number;
  choices: ListChoices;
};

/** All entries in the default order. The build writes it to a file, which is fetched when a visitor asks for more. */
export type ListIndex<Card> = {
  entries: readonly { card: Card; text: string; values: Readonly<Record<string, readonly string[]>> }[];
  /** The other sort orders, as positions in `entries`. */
  orders: Readonly<Record<string, readonly number[]>>;
};

export function previewOf<Source, Card>(
  definition: ListDefinition<Source, Card>,
  sources: readonly Source[],
): ListPreview<Card> {
  const { pageSize, card } = definition;
  return {
    cards: inDefaultOrder(definition, sources).slice(0, pageSize).map(card),
    total: sources.length,
    pageSize,
    choices: choicesOf(definition, sources),
  };
}

/** Made by the build and not in the browser, where it would take longer than a frame. */
export function indexOf<Source, Card>(
  definition: ListDefinition<Source, Card>,
  sources: readonly Source[],
): ListIndex<Card> {
  const { sorts, filters, texts, card } = definition;
  const sorted = inDefaultOrder(definition, sources);
  const positions = new Map(sorted.map((source, position) => [source, position]));
  const [, ...otherSorts] = Object.entries(sorts);
  return {
    entries: sorted.map((source) => ({
      card: card(source),
      text: searchable(texts(source)),
      values: mapValues(filters, (optionsOf) => optionsOf(source).map(({ value }) => value)),
    })),
    orders: mapValues(Object.fromEntries(otherSorts), (compare) =>
      sources.toSorted(compare).map((source) => positions.get(source) ?? 0),
    ),
  };
}

/** The entries that match every filter and every word of the query, sorted. */
export function selectCards<Card>(
  { entries, orders }: ListIndex<Card>,
  { query, sort, filters }: Omit<ListState, "page">,
): Card[] {
  const words = wordsOf(query);
  const chosen = Object.entries(filters);
  const sorted = orders[sort]?.flatMap((position) => entries[position] ?? []) ?? entries;
  return sorted
    .filter(
      ({ text, values }) =>
        chosen.every(([name, value]) => values[name]?.includes(value)) &&
        words.every((word) => text.includes(word) || text.includes(word.replaceAll("-", ""))),
    )
    .map(({ card }) => card);
}

/** Only values that some entry has, so that no single filter leads to an empty list. */
function choicesOf<Source, Card>(
  { sorts, filters }: ListDefinition<Source, Card>,
  sources: readonly Source[],
): ListChoices {
  return {
    sorts: Object.keys(sorts),
    filters: mapValues(filters, (optionsOf) => [
      ...new Map(sources.flatMap(optionsOf).map((option) => [option.value, option])).values(),
    ]),
  };
}

function inDefaultOrder<Source, Card>({ sorts }: ListDefinition<Source, Card>, sources: readonly Source[]) {
  const [compare] = Object.values(sorts);
  return sources.toSorted(compare);
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
