import { clsx } from "clsx";
import { SHOW_SERVICE_TABS, type Tab } from "./categories.ts";

/** One row of tabs over the grid. `hidden` also removes it from the tab order and for screen readers. */
export function FilterBar({
  label,
  tabs,
  current,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  onSelect: (id: string) => void;
}) {
  return (
    <fieldset hidden={!SHOW_SERVICE_TABS} className="mb-6">
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-pressed={tab.id === current.id}
          onClick={() => onSelect(tab.id)}
          className={clsx(
            "min-h-11 border-b-3 px-4 type-label",
            tab.id === current.id ? "border-ink" : "border-transparent hover:border-line-strong",
          )}
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  );
}
