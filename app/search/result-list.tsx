import { Link } from "#app/ui/link.tsx";
import type { SearchEntry } from "#content/search/schema.ts";
import type { ResultGroup } from "./result-groups.ts";

type Props = {
  id: string;
  optionId: (index: number) => string;
  groups: readonly ResultGroup[];
  active: number;
  onActive: (index: number) => void;
  onChoose: () => void;
};

/** A list box: the groups on the left, their results on the right. */
export function ResultList({ id, optionId, groups, active, onActive, onChoose }: Props) {
  const offsets = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ title, count, entries }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a list box.
        <div
          key={title}
          role="group"
          aria-labelledby={`${id}-group-${group}`}
          className="grid border-b border-line-strong md:grid-cols-[8rem_1fr]"
        >
          <p id={`${id}-group-${group}`} className="pt-4 pl-5 type-label">
            {title}{" "}
            {count > entries.length && (
              <span className="type-small text-steel md:block">
                {entries.length} of {count}
              </span>
            )}
          </p>
          <div className="min-w-0 divide-y divide-line">
            {entries.map((entry, position) => (
              <Option
                key={entry.to}
                id={optionId((offsets[group] ?? 0) + position)}
                entry={entry}
                active={active === (offsets[group] ?? 0) + position}
                onHover={() => onActive((offsets[group] ?? 0) + position)}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  entry: SearchEntry;
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
};

/** A link, so that it can also be opened in another tab. */
function Option({ id, entry: { title, note, text, to }, active, onHover, onChoose }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      to={to}
      onPointerMove={() => active || onHover()}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || onChoose()}
      className="palette-option block border-l-6 border-transparent px-5 py-3 aria-selected:border-ink aria-selected:bg-taxi forced-colors:border-[Canvas]"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{title}</span>
        <span className="type-small text-graphite tabular-nums">{note}</span>
      </span>
      <span className="block type-small text-graphite">{text}</span>
    </Link>
  );
}
