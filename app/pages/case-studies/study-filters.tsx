import { FoldedFilters } from "#app/lists/folded-filters.tsx";
import { longestQuery } from "#app/lists/list-state.ts";
import type { List } from "#app/lists/use-list.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { StudyCardData } from "#content/case-studies/card.ts";

const sorts = [
  { value: "featured", label: "Featured" },
  { value: "alphabetical", label: "Alphabetical" },
];

export function StudyFilters({ list }: { list: List<StudyCardData> }) {
  const { state, choices, choose, type, flush } = list;
  const pick = (name: string, all: string) => ({
    value: state.filters[name] ?? "",
    options: [{ value: "", label: all }, ...(choices.filters[name] ?? [])],
    onChange: (value: string) => choose({ filters: { ...state.filters, [name]: value } }),
  });
  return (
    <FoldedFilters label="Search and filter">
      <search className="grid gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-12">
        <SearchField
          label="Search case studies"
          value={state.query}
          maxLength={longestQuery}
          onType={type}
          onLeave={flush}
          className="sm:col-span-3 lg:col-span-5"
        />
        <Select label="Category" {...pick("category", "All categories")} className="lg:col-span-3" />
        <Select label="Industry" {...pick("industry", "All industries")} className="lg:col-span-2" />
        <Select
          label="Sort by"
          value={state.sort}
          options={sorts}
          onChange={(sort) => choose({ sort })}
          className="lg:col-span-2"
        />
      </search>
    </FoldedFilters>
  );
}
