import { FoldedFilters } from "#app/lists/folded-filters.tsx";
import type { List } from "#app/lists/use-list.ts";
import type { ProjectCardData } from "#content/projects/card.ts";

/** The categories as a row of buttons. */
export function ProjectFilters({ list: { state, choices, choose } }: { list: List<ProjectCardData> }) {
  const categories = [{ value: "", label: "All" }, ...(choices.filters.category ?? [])];
  const chosen = state.filters.category ?? "";
  return (
    <FoldedFilters label={`Category: ${categories.find(({ value }) => value === chosen)?.label ?? chosen}`}>
      <fieldset className="border-b border-line">
        <legend className="sr-only">Category</legend>
        <div className="flex flex-wrap gap-x-7">
          {categories.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === chosen}
              onClick={() => choose({ filters: { ...state.filters, category: value } })}
              className="state-bar min-h-13 font-display text-lg font-medium after:bottom-0"
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </FoldedFilters>
  );
}
