import { clsx } from "clsx";
import type { KeyboardEvent, MouseEvent } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { panelId, tabId } from "#app/ui/tab-panel.tsx";

type Tab = {
  id: string;
  label: string;
  /** Why the tab has a dot, if it has one. */
  mark?: string | undefined;
};

type ListProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** For layout only. */
  className?: string;
};

/** Without JavaScript every panel is open and the tabs are links to them. */
export function TabList({ label, tabs, selected, onSelect, className }: ListProps) {
  const hydrated = useHydrated();

  function move(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const here = tabs.findIndex(({ id }) => id === selected);
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1, " ": here }[event.key];
    const target = there === undefined ? undefined : tabs.at(there % tabs.length);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={clsx("isolate", className)}>
      {tabs.map(({ id, label, mark }) => (
        <a
          key={id}
          role="tab"
          id={tabId(id)}
          href={`?tab=${id}#${panelId(id)}`}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          title={id === selected ? undefined : mark}
          tabIndex={hydrated && id !== selected ? -1 : 0}
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            onSelect(id);
          }}
          className="relative flex min-h-13 items-center px-4 py-2 font-display text-lg leading-tight font-semibold text-graphite transition-colors [font-stretch:92%] hover:bg-fog border-t-4 border-transparent aria-selected:border-ink aria-selected:bg-taxi aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
        >
          {label}
          {mark && id !== selected && (
            <span className="absolute top-2 right-1.5 size-2.5 rounded-full border-2 border-ink bg-taxi" />
          )}
        </a>
      ))}
    </div>
  );
}

/** With a modifier, keys and clicks are the browser's: Alt and left arrow is Back, Ctrl and click opens a tab. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent | MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}
