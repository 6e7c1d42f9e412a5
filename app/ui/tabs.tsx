import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "#app/lib/use-hydrated.ts";

export type Tab = {
  id: string;
  label: string;
  /** Shows that the panel holds something of the visitor's. */
  marked?: boolean;
};

type ListProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Places the list and lays out its tabs. */
  className?: string;
};

/**
 * Tabs that are links: with the script they select; without it every panel is open and they lead to it. `onSelect`
 * decides where the selection lives.
 */
export function TabList({ label, tabs, selected, onSelect, className }: ListProps) {
  const hydrated = useHydrated();

  function move(event: KeyboardEvent) {
    const here = tabs.findIndex(({ id }) => id === selected);
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1, " ": here }[event.key];
    const target = there === undefined ? undefined : tabs.at(there % tabs.length);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={className}>
      {tabs.map(({ id, label, marked }) => (
        <a
          key={id}
          role="tab"
          id={tabId(id)}
          href={`?tab=${id}#${panelId(id)}`}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={hydrated && id !== selected ? -1 : 0}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onSelect(id);
          }}
          className="relative flex min-h-13 items-center px-4 py-2 font-display text-lg leading-tight font-semibold text-graphite transition-colors [font-stretch:92%] hover:bg-fog aria-selected:bg-taxi aria-selected:text-ink"
        >
          {label}
          <span
            className={clsx(
              "absolute top-2 right-1.5 size-2 rounded-full border border-ink bg-taxi",
              !(marked && id !== selected) && "invisible",
            )}
          />
        </a>
      ))}
    </div>
  );
}

/**
 * A panel that is not selected stays in the document, where the browser's page search finds it and asks for it
 * with `onSelect`.
 */
export function TabPanel({
  id,
  selected,
  onSelect,
  children,
}: {
  id: string;
  selected: boolean;
  onSelect: (id: string) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  // React knows neither the value "until-found" nor the event that comes with it.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (selected) panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
    const show = () => flushSync(() => onSelect(id));
    panel?.addEventListener("beforematch", show);
    return () => panel?.removeEventListener("beforematch", show);
  }, [id, selected, onSelect]);

  return (
    <div
      ref={ref}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      data-folded={(!hydrated && !selected) || undefined}
      className="tab-panel"
    >
      {children}
    </div>
  );
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function tabId(id: string) {
  return `${id}-tab`;
}

function panelId(id: string) {
  return `${id}-panel`;
}
