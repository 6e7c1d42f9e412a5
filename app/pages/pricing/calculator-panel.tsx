import { memo } from "react";
import { TabPanel } from "#app/ui/tab-panel.tsx";
import { TooltipArea } from "#app/ui/tooltip.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import type { EstimatorStore } from "./estimator-store.ts";
import { OptionGroup } from "./option-group.tsx";

type Props = {
  calculator: Calculator;
  open: boolean;
  onOpen: (id: string) => void;
  store: EstimatorStore;
  onToggle: (id: string) => void;
};

/** Memoised, so that the transition after a toggle does not render it. */
export const CalculatorPanel = memo(function CalculatorPanel({
  calculator,
  open,
  onOpen,
  store,
  onToggle,
}: Props) {
  return (
    <TabPanel id={calculator.id} selected={open} onSelect={onOpen}>
      <h2 className="type-h2">{calculator.title}</h2>
      <p className="mt-3 measure text-graphite noscript:hidden">
        Tick what you need. These are starting prices in US dollars.
      </p>
      <TooltipArea className="@container mt-8 space-y-10">
        {calculator.groups.map((group, index) => (
          <OptionGroup
            key={group.id}
            calculatorId={calculator.id}
            group={group}
            store={store}
            onToggle={onToggle}
            severalAreBuilds={index === 0}
          />
        ))}
      </TooltipArea>
    </TabPanel>
  );
});
