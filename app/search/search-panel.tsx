import entries from "virtual:search-index";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { TrussDivider } from "#app/bridge/truss-divider.tsx";
import type { PanelProps } from "#app/ui/lazy-dialog.tsx";
import { createFuzzySearch } from "./fuzzy-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { resultGroups } from "./result-groups.ts";
import { ResultList } from "./result-list.tsx";

const longestQuery = 100;

const search = createFuzzySearch(entries);
const suggestions = entries.filter(({ start }) => start);
const suggestionGroups = [{ title: "Start here", count: suggestions.length, entries: suggestions }];

/** A combobox over the search index: focus stays in the field, the arrow keys move through the results. */
export function SearchPanel({ readInput, close }: PanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readInput);
  const [active, setActive] = useState(query.trim() ? 0 : -1);
  const trimmed = query.trim();
  const groups = useMemo(() => (trimmed ? resultGroups(search(trimmed)) : suggestionGroups), [trimmed]);
  const options = groups.flatMap((group) => group.entries);
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  const optionId = (index: number) => `${id}-${index}`;

  // It replaces the field that was shown while this was loading, maybe while the visitor types.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(longestQuery, longestQuery);
  }, []);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey || options.length === 0) return;
    const last = options.length - 1;
    const next = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    }[key];
    if (next === undefined && key !== "Enter") return;
    event.preventDefault();
    if (next === undefined) document.getElementById(optionId(active))?.click();
    else setActive(next);
  }

  return (
    <>
      <input
        ref={input}
        aria-label="Search the site"
        placeholder="Search the site"
        maxLength={longestQuery}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={options[active] && optionId(active)}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(target.value.trim() ? 0 : -1);
        }}
        onKeyDown={onKeyDown}
        className="h-16 shrink-0 pr-16 pl-5 type-h3 focus-inset placeholder:text-steel"
      />
      <TrussDivider className="shrink-0" />
      <section
        aria-label="Search results"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto focus-inset"
      >
        {options.length > 0 ? (
          <ResultList
            id={id}
            optionId={optionId}
            groups={groups}
            active={active}
            onActive={setActive}
            onChoose={close}
          />
        ) : (
          <NothingFound query={trimmed} onLeave={close} />
        )}
      </section>
      <div className="flex shrink-0 justify-between gap-6 border-t border-line px-5 py-3 type-small text-steel">
        <p role="status">
          {trimmed
            ? found === 1
              ? "1 result"
              : `${found || "No"} results`
            : "Services, work, prices, answers"}
        </p>
        <p aria-hidden="true" className="max-lg:hidden">
          Arrow keys to move, Enter to open, Esc to close
        </p>
      </div>
    </>
  );
}
