import { startTransition, useCallback, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { createHistoryWriter } from "#app/lib/history-writer.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { inOrder, toggled } from "./estimate.ts";
import {
  addressOf,
  type Entry,
  type EstimatorState,
  entryState,
  faqTab,
  readEntry,
} from "./estimator-state.ts";
import { createEstimatorStore } from "./estimator-store.ts";

/**
 * What the visitor has open and selected. Each change is an entry of the history, toggles included, so that Back
 * undoes it: someone who shares, compares or slips expects no less. The price is that leaving the page by Back
 * after ten toggles takes ten steps.
 */
export function useEstimator(calculators: readonly Calculator[], answerIds: readonly string[]) {
  const location = useLocation();
  const [writer] = useState(createHistoryWriter);
  const [state, setState] = useState<EstimatorState>();
  const [store] = useState(createEstimatorStore);

  // The prerendered page knows no query, so that its state arrives in a second step, before the next paint. Later
  // the router reports its own navigations. Of Back and Forward it reports only those that lead to another address
  // than the last one it knows of, and it does not know of those that `change` writes.
  useLayoutEffect(() => {
    function read(entry: Entry) {
      writer.cancel();
      store.write(readEntry(entry, calculators, answerIds, store.latest().selections));
      setState(store.latest());
    }
    function readCurrent() {
      const { pathname, search, hash } = window.location;
      if (pathname === location.pathname) read({ search, hash, state: window.history.state?.usr });
    }
    read(location);
    window.addEventListener("popstate", readCurrent);
    return () => {
      writer.cancel();
      window.removeEventListener("popstate", readCurrent);
    };
  }, [location, calculators, answerIds, writer, store]);

  const change = useCallback(
    (changed: Partial<EstimatorState>) => {
      const before = store.latest();
      const next = { ...before, answer: undefined, ...changed };
      if (addressOf(next) === addressOf(before)) return;
      store.write(next);
      setState(next);
      writer.push(addressOf(next), entryState(next));
    },
    [writer, store],
  );

  const select = useCallback(
    (selected: (before: readonly string[], calculator: Calculator) => readonly string[]) => {
      const { tab, selections } = store.latest();
      const calculator = calculators.find(({ id }) => id === tab);
      if (!calculator) return;
      const changed = { ...selections, [tab]: selected(selections[tab] ?? [], calculator) };
      // Boxes and sums hear of it from the store at once; the lines and what can be done with them follow.
      startTransition(() => change({ selections: changed }));
    },
    [calculators, change, store],
  );

  return {
    /** Undefined until the address has been read. */
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
