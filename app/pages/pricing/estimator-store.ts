import { useSyncExternalStore } from "react";
import type { Store } from "#app/lib/create-store.ts";
import type { EstimatorState } from "./estimator-state.ts";

/** The latest state. Boxes and sums read it in the frame of the click; the rest renders in a transition. */
export type EstimatorStore = Store<EstimatorState>;

const none: readonly string[] = [];

/** What `select` returns for the selected ids of a calculator. The prerendered page has none. */
export function useSelected<T>(
  store: EstimatorStore,
  calculatorId: string,
  select: (selected: readonly string[]) => T,
) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get().selections[calculatorId] ?? none),
    () => select(none),
  );
}
