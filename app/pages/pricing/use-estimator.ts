import { startTransition, useCallback, useState } from "react";
import { createStore } from "#app/lib/create-store.ts";
import { changeUrl } from "#app/url-state/url-state.ts";
import { useUrlEntry } from "#app/url-state/use-url-entry.ts";
import { countEvent } from "#app/visits/count-event.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { inOrder, toggled } from "./estimate.ts";
import { type EstimatorState, faqTab, parseEntry, toEntry, toUrl } from "./estimator-state.ts";

/** Each toggle is an entry of the history, so that Back undoes it (docs/decisions/009-estimator.md). */
export function useEstimator(calculators: readonly Calculator[], answerIds: readonly string[]) {
  const [state, setState] = useState<EstimatorState>();
  const [store] = useState(() => createStore<EstimatorState>({ tab: "", selections: {} }));

  useUrlEntry((entry) => {
    const next = parseEntry(entry, calculators, answerIds, store.get().selections);
    store.set(next);
    setState(next);
  });

  const change = useCallback(
    (changed: Partial<EstimatorState>) => {
      const before = store.get();
      const next = { ...before, answer: undefined, ...changed };
      if (toUrl(next) !== toUrl(before)) changeUrl(toEntry(next));
    },
    [store],
  );

  const select = useCallback(
    (selected: (before: readonly string[], calculator: Calculator) => readonly string[]) => {
      const { tab, selections } = store.get();
      const calculator = calculators.find(({ id }) => id === tab);
      if (!calculator) return;
      const before = selections[tab] ?? [];
      const changed = { ...selections, [tab]: selected(before, calculator) };
      if (__COUNTS_VISITS__ && before.length === 0) countEvent("Estimate made");
      // Boxes and sums read the store at once; the lines and their actions render in the transition.
      startTransition(() => change({ selections: changed }));
    },
    [calculators, change, store],
  );

  return {
    /** Undefined before the URL has been read. */
    state,
    store,
    openTab: useCallback((tab: string) => change({ tab }), [change]),
    openAnswer: useCallback((answer: string) => change({ tab: faqTab, answer }), [change]),
    toggle: useCallback(
      (id: string) => select((before, calculator) => toggled(calculator, before, id)),
      [select],
    ),
    /** Adds to the selection. */
    add: useCallback(
      (ids: readonly string[]) => select((before, calculator) => inOrder(calculator, [...before, ...ids])),
      [select],
    ),
    reset: useCallback(() => select(() => []), [select]),
  };
}
