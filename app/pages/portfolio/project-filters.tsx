import { clsx } from "clsx";
import type { List } from "#app/lib/use-list.ts";
import { Select } from "#app/ui/select.tsx";
import type { ProjectCardData } from "#content/projects/card.ts";

const sortLabels = { recent: "Most recent", title: "Title" };

export function ProjectFilters({ list: { state, choices, choose } }: { list: List<ProjectCardData> }) {
  const categories = [{ value: "", label: "All" }, ...(choices.filters.category ?? [])];
  const chosen = state.filters.category ?? "";
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 noscript:hidden">
      <fieldset>
        <legend className="type-label">Category</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {categories.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === chosen}
              onClick={() => choose({ filters: { ...state.filters, category: value } })}
              className={clsx(
                "min-h-11 rounded border px-4 py-1.5 transition-colors",
                value === chosen
                  ? "border-ink bg-ink text-white"
                  : "border-line-strong hover:border-ink hover:bg-fog",
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <Select
        label="Sort by"
        value={state.sort}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
        onChange={(sort) => choose({ sort })}
        className="w-full sm:w-52"
      />
    </div>
  );
}
