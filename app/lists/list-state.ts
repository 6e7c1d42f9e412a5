import { fold } from "#app/search/search-text.ts";

/** All of it is in the URL, so that a link shows the same list. */
export type ListState = {
  query: string;
  sort: string;
  /** Chosen values by filter name; a filter that is not set is missing. */
  filters: Readonly<Record<string, string>>;
  /** The last page that is shown; those before it are shown too. */
  page: number;
};

export type Option = { value: string; label: string };

/** What can be chosen. The first sort order is the default. */
export type ListChoices = {
  sorts: readonly string[];
  filters: Readonly<Record<string, readonly Option[]>>;
};

/** Longer searches are truncated: nobody types them, and a URL has to stay short. */
export const longestQuery = 100;

export const queryParam = "q";
const sortParam = "sort";
const pageParam = "page";

/** Values that are not among the choices are ignored. */
export function parseListState(params: URLSearchParams, choices: ListChoices): ListState {
  const [defaultSort = ""] = choices.sorts;
  const sort = params.get(sortParam) ?? "";
  const filters = Object.entries(choices.filters).flatMap(([name, options]) => {
    const wanted = fold(params.get(name) ?? "");
    const option = options.find(({ value, label }) => fold(value) === wanted || fold(label) === wanted);
    return option ? [[name, option.value] as const] : [];
  });
  return {
    query: (params.get(queryParam) ?? "").slice(0, longestQuery),
    sort: choices.sorts.includes(sort) ? sort : defaultSort,
    filters: Object.fromEntries(filters),
    page: parsePage(params.get(pageParam)),
  };
}

/** The shortest query that means the same: defaults are left out. */
export function writeListState({ query, sort, filters, page }: ListState, choices: ListChoices) {
  const params = new URLSearchParams();
  if (query) params.set(queryParam, query);
  for (const name of Object.keys(choices.filters)) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort !== choices.sorts[0]) params.set(sortParam, sort);
  if (page > 1) params.set(pageParam, String(page));
  return params;
}

function parsePage(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
