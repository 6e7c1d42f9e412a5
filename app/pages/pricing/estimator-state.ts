import type { Calculator } from "#content/calculator/schema.ts";
import { inOrder } from "./estimate.ts";

export const faqTab = "faq";
export const quoteTab = "quote";

export type EstimatorState = {
  tab: string;
  /** What is selected on each calculator, in the order of the page. */
  selections: Readonly<Record<string, readonly string[]>>;
  /** The answer that the address points at. */
  answer?: string | undefined;
};

/**
 * An entry of the browser's history. The address holds the open tab and its selection, which is what one shares;
 * the entry's state holds the other tabs' selections, so that they too come back with Back, Forward and reload.
 */
export type Entry = { search: string; hash: string; state: unknown };

/** An entry that holds no selections (another part of the page has made it) leaves them as they were before. */
export function readEntry(
  { search, hash, state }: Entry,
  calculators: readonly Calculator[],
  answerIds: readonly string[],
  before: EstimatorState["selections"] = {},
): EstimatorState {
  const query = new URLSearchParams(search);
  const known = [...calculators.map(({ id }) => id), faqTab, quoteTab];
  const tab = known.find((id) => id === query.get("tab")) ?? known[0] ?? faqTab;
  const selections = calculators.map((calculator) => {
    const { id } = calculator;
    const ids = id === tab ? query.get("o")?.split(".") : (keptIn(state, id) ?? before[id]);
    return [id, inOrder(calculator, ids ?? [])] as const;
  });
  // A link to an answer opens it, whichever tab it was followed from.
  const answer = answerIds.find((id) => hash === `#${id}`);
  return { tab: answer ? faqTab : tab, selections: Object.fromEntries(selections), answer };
}

/** "?tab=web&o=corporate.cms.seo", or "?tab=faq#deposit". */
export function addressOf({ tab, selections, answer }: EstimatorState) {
  const selected = selections[tab] ?? [];
  const options = selected.length > 0 ? `&o=${selected.join(".")}` : "";
  return `?tab=${tab}${options}${answer ? `#${answer}` : ""}`;
}

export function entryState({ selections }: EstimatorState) {
  return {
    selections: Object.fromEntries(Object.entries(selections).map(([id, ids]) => [id, ids.join(".")])),
  };
}

/** The state of an entry may be anything: other code and older versions of this page write there as well. */
function keptIn(state: unknown, id: string) {
  const kept: unknown = Object(Object(state).selections)[id];
  return typeof kept === "string" ? kept.split(".") : undefined;
}
