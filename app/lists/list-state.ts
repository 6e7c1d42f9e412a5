import { fold } from "#app/search/search-text.ts";

/** What a visitor has chosen in a list. All of it lives in the address, so that a link shows the same list. */
export type ListState = {
  query: string;
  sort: string;
  /** Filter name to the chosen value; a filter that is not set is not there. */
  filters: Readonly<Record<string, string>>;
  /** How many pages are shown. */
  depth: number;
};

export type Option = { value: string; label: string };

/** What can be chosen. The first way of sorting is the default. */
export type ListChoices = {
  sorts: readonly string[];
  filters: Readonly<Record<string, readonly Option[]>>;
};

/** Longer searches are cut: nobody types them, and an address has to stay short. */
export const longestQuery = 100;

export const queryName = "q";
const sortName = "sort";
const depthName = "page";

/** Reads an address. Whatever it holds that is not on offer is as good as not there. */
export function parseListState(params: URLSearchParams, choices: ListChoices): ListState {
  const [defaultSort = ""] = choices.sorts;
  const sort = params.get(sortName) ?? "";
  const filters = Object.entries(choices.filters).flatMap(([name, options]) => {
    const wanted = fold(params.get(name) ?? "");
    const option = options.find(({ value, label }) => fold(value) === wanted || fold(label) === wanted);
    return option ? [[name, option.value] as const] : [];
  });
  return {
    query: (params.get(queryName) ?? "").slice(0, longestQuery),
    sort: choices.sorts.includes(sort) ? sort : defaultSort,
    filters: Object.fromEntries(filters),
    depth: parseDepth(params.get(depthName)),
  };
}

/** The shortest address that says the same: defaults are left out. */
export function writeListState({ query, sort, filters, depth }: ListState, choices: ListChoices) {
  const params = new URLSearchParams();
  if (query.trim()) params.set(queryName, query);
  for (const name of Object.keys(choices.filters)) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort !== choices.sorts[0]) params.set(sortName, sort);
  if (depth > 1) params.set(depthName, String(depth));
  return params;
}

function parseDepth(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
