import { useSyncExternalStore } from "react";
import type { EstimatorState } from "./estimator-state.ts";

const none: readonly string[] = [];

export type EstimatorStore = ReturnType<typeof createEstimatorStore>;

/** The latest state. The few parts that show a toggle in the frame of the click listen here; the rest follows. */
export function createEstimatorStore() {
  let latest: EstimatorState = { tab: "", selections: {} };
  const listeners = new Set<() => void>();
  return {
    latest: () => latest,
    write(next: EstimatorState) {
      latest = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Of the ids that are selected on a calculator, what `pick` makes of them. The prerendered page knows of none. */
export function useSelected<T>(
  { latest, subscribe }: EstimatorStore,
  calculatorId: string,
  pick: (selected: readonly string[]) => T,
) {
  return useSyncExternalStore(
    subscribe,
    () => pick(latest().selections[calculatorId] ?? none),
    () => pick(none),
  );
}
