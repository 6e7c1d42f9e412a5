import { X } from "lucide";
import { showResult } from "#app/focus/show-result.ts";
import { Icon } from "#app/ui/icon.tsx";
import { listCountId } from "./list-count.tsx";
import { queryParam } from "./list-state.ts";
import type { List } from "./use-list.ts";

/** Filters that came with a link and have no control of their own, each with a button that removes it. */
export function ChosenFilters<E>({
  list,
  labels,
}: {
  list: List<E>;
  labels: Readonly<Record<string, string>>;
}) {
  const { state, choices, choose } = list;
  const chosen = Object.entries(labels).flatMap(([name, label]) => {
    const value = name === queryParam ? state.query : labelOf(name);
    return value ? [{ name, label, value }] : [];
  });
  if (chosen.length === 0) return null;

  function labelOf(name: string) {
    return choices.filters[name]?.find(({ value }) => value === state.filters[name])?.label;
  }

  function without(name: string) {
    const { [name]: _, ...filters } = state.filters;
    choose(name === queryParam ? { query: "" } : { filters });
  }
  return (
    <ul aria-label="Chosen filters" className="mt-6 flex flex-wrap gap-2">
      {chosen.map(({ name, label, value }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => showResult(listCountId, () => without(name))}
            className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded bg-taxi-tint px-3 py-1 type-small hover:bg-taxi"
          >
            <span>
              <span className="sr-only">Remove filter </span>
              {label}: <span className="font-semibold break-all">{value}</span>
            </span>
            <Icon shape={X} className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
