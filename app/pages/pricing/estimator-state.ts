import type { Calculator } from "#content/calculator/schema.ts";
import { inOrder } from "./estimate.ts";

export const faqTab = "faq";
export const quoteTab = "quote";

/** Which tab is open, and what is selected on each calculator. */
export type EstimatorState = { tab: string; selections: Readonly<Record<string, readonly string[]>> };

/**
 * An entry of the browser's history. The address holds the open tab and its selection, which is what one shares;
 * the entry's state holds the other tabs' selections, so that they too come back with Back, Forward and reload.
 */
export type Entry = { search: string; hash: string; state: unknown };

export function readEntry(
  { search, hash, state }: Entry,
  calculators: readonly Calculator[],
  answerIds: readonly string[],
): EstimatorState {
  const query = new URLSearchParams(search);
  const known = [...calculators.map(({ id }) => id), faqTab, quoteTab];
  const named = known.find((id) => id === query.get("tab")) ?? known[0] ?? faqTab;
  const selections = calculators.map((calculator) => {
    const ids = calculator.id === named ? query.get("o") : keptIn(state, calculator.id);
    return [calculator.id, inOrder(calculator, ids?.split(".") ?? [])] as const;
  });
  // A link to an answer opens it, whichever tab it was followed from.
  const tab = answerIds.includes(hash.slice(1)) ? faqTab : named;
  return { tab, selections: Object.fromEntries(selections) };
}

/** "?tab=web&o=corporate.cms.seo" */
export function searchOf({ tab, selections }: EstimatorState) {
  const selected = selections[tab] ?? [];
  return selected.length > 0 ? `?tab=${tab}&o=${selected.join(".")}` : `?tab=${tab}`;
}

export function entryState({ selections }: EstimatorState) {
  return {
    selections: Object.fromEntries(Object.entries(selections).map(([id, ids]) => [id, ids.join(".")])),
  };
}

/** The state of an entry may be anything: other code and older versions of this page write there as well. */
function keptIn(state: unknown, id: string): string | undefined {
  const selections: unknown = Object(state).selections;
  const kept: unknown = Object(selections)[id];
  return typeof kept === "string" ? kept : undefined;
}
