import { memo } from "react";
import { TabPanel } from "#app/ui/tab-panel.tsx";
import { TooltipArea } from "#app/ui/tooltip.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import { OptionGroup } from "./option-group.tsx";

type Props = {
  calculator: Calculator;
  open: boolean;
  onOpen: (id: string) => void;
  selected: readonly string[];
  onToggle: (id: string) => void;
};

/** Memoised, so that a toggle on one tab leaves the other tabs alone. */
export const CalculatorPanel = memo(function CalculatorPanel({
  calculator,
  open,
  onOpen,
  selected,
  onToggle,
}: Props) {
  return (
    <TabPanel id={calculator.id} selected={open} onSelect={onOpen}>
      <h2 className="type-h2">{calculator.title}</h2>
      <p className="mt-3 measure text-graphite noscript:hidden">
        Tick what you need. Starting prices in US dollars.
      </p>
      <TooltipArea className="mt-8 space-y-10">
        {calculator.groups.map((group, index) => {
          const ids = selectedIn(group, selected);
          return (
            <OptionGroup
              key={group.id}
              calculatorId={calculator.id}
              group={group}
              selected={ids.join(" ")}
              onToggle={onToggle}
              hint={index === 0 ? severalBuilds(group.title, ids.length) : undefined}
            />
          );
        })}
      </TooltipArea>
    </TabPanel>
  );
});

function selectedIn({ options }: Calculator["groups"][number], selected: readonly string[]) {
  return options.map(({ id }) => id).filter((id) => selected.includes(id));
}

const words = ["No", "One", "Two", "Three", "Four"];

/** The options of the first group exclude one another in most projects, but nothing says that they have to. */
function severalBuilds(title: string, count: number) {
  const word = words[count] ?? String(count);
  return count > 1
    ? `${word} ${title.toLowerCase()}s selected – priced as ${word.toLowerCase()} builds`
    : undefined;
}
