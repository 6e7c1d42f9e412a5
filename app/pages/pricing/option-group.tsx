import { memo } from "react";
import { formatUsd } from "#app/lib/format.ts";
import { InfoButton, Tooltip } from "#app/ui/tooltip.tsx";
import type { Calculator, CalculatorOption } from "#content/calculator/schema.ts";
import { capitalised, inWords } from "#content/count-words.ts";
import { type EstimatorStore, useSelected } from "./estimator-store.ts";

type Props = {
  calculatorId: string;
  group: Calculator["groups"][number];
  store: EstimatorStore;
  onToggle: (id: string) => void;
  /** Whether several options of this group are several products. */
  severalAreBuilds: boolean;
};

/** It subscribes to its own selection, and its rows are memoised: a toggle renders one group and one row in it. */
export function OptionGroup({ calculatorId, group, store, onToggle, severalAreBuilds }: Props) {
  // As a string, so that an unchanged selection is an equal snapshot.
  const selected = useSelected(store, calculatorId, (ids) => idsIn(group, ids).join(" "));
  const selectedIds = selected ? selected.split(" ") : [];
  const hint = severalAreBuilds && severalBuilds(group.title, selectedIds.length);
  const headingId = `${calculatorId}-${group.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its heading to be a legend.
    <div
      role="group"
      aria-labelledby={headingId}
      className="isolate grid min-w-0 contain-layout gap-x-6 gap-y-3 @min-[36rem]:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h3 id={headingId} className="type-h3 @min-[36rem]:pt-3.5 @min-[36rem]:text-lg">
        {group.title}
      </h3>
      <div>
        <ul className="border-t border-line-strong">
          {group.options.map((option) => (
            <OptionRow
              key={option.id}
              {...option}
              infoId={`${calculatorId}-${option.id}-info`}
              checked={selectedIds.includes(option.id)}
              onToggle={onToggle}
            />
          ))}
        </ul>
        {hint && <p className="pt-2 pl-3.5 type-small text-steel">{hint}</p>}
      </div>
    </div>
  );
}

function idsIn({ options }: Calculator["groups"][number], ids: readonly string[]) {
  return options.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** Most projects need one option of the first group, but several are allowed. */
function severalBuilds(title: string, count: number) {
  const word = inWords(count);
  return count > 1
    ? `${capitalised(word)} ${title.toLowerCase()}s selected – priced as ${word} builds`
    : undefined;
}

type RowProps = CalculatorOption & {
  infoId: string;
  checked: boolean;
  onToggle: (id: string) => void;
};

const OptionRow = memo(function OptionRow({ id, label, price, info, infoId, checked, onToggle }: RowProps) {
  return (
    <li
      data-explained
      className="grid grid-cols-[minmax(0,1fr)_auto] border-b border-line bg-white has-checked:bg-taxi-tint noscript:block noscript:p-3.5"
    >
      <label className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3.5 py-2 pl-3.5 noscript:min-h-0 noscript:cursor-auto noscript:p-0">
        <input
          type="checkbox"
          checked={checked}
          onChange={() => onToggle(id)}
          aria-describedby={infoId}
          className="tick noscript:hidden"
        />
        <span className="flex-1 leading-tight">{label}</span>
        <span className="font-display text-lg font-semibold tabular-nums">{formatUsd(price)}</span>
      </label>
      <InfoButton label={`About ${label}`} describedBy={infoId} />
      <Tooltip id={infoId}>{info}</Tooltip>
    </li>
  );
});
