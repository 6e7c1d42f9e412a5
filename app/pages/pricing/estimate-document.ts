import type { Calculator } from "#content/calculator/schema.ts";
import { estimateOf } from "./estimate.ts";
import type { EstimateDocument } from "./estimate-text.ts";
import { type EstimatorState, toUrl } from "./estimator-state.ts";

/** The estimate of a calculator with the link to it. */
export function documentOf(calculator: Calculator, state: EstimatorState): EstimateDocument {
  return {
    title: calculator.title,
    estimate: estimateOf(calculator, state.selections[calculator.id] ?? []),
    link: window.location.origin + window.location.pathname + toUrl(state),
  };
}
