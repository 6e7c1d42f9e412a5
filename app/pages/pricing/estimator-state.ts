import type { UrlEntry } from "#app/url-state/url-state.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { inOrder } from "./estimate.ts";

export const faqTab = "faq";
export const quoteTab = "quote";

export type EstimatorState = {
  tab: string;
  /** The selected option ids of each calculator, in the order of the page. */
  selections: Readonly<Record<string, readonly string[]>>;
  /** The answer that the fragment names. */
  answer?: string | undefined;
};

/** An entry without selections (another part of the page has made it) leaves them as they were before. */
export function parseEntry(
  { search, hash, state }: UrlEntry,
  calculators: readonly Calculator[],
  answerIds: readonly string[],
  before: EstimatorState["selections"] = {},
): EstimatorState {
  const query = new URLSearchParams(search);
  const faqTabs = answerIds.length > 0 ? [faqTab] : [];
  const known = [...calculators.map(({ id }) => id), ...faqTabs, quoteTab];
  const tab = known.find((id) => id === query.get("tab")) ?? known[0] ?? quoteTab;
  const selections = calculators.map((calculator) => {
    const { id } = calculator;
    const ids = id === tab ? query.get("o")?.split(".") : (storedSelection(state, id) ?? before[id]);
    return [id, inOrder(calculator, ids ?? [])] as const;
  });
  // A link to an answer opens the FAQ, whatever `tab` says.
  const answer = answerIds.find((id) => hash === `#${id}`);
  return { tab: answer ? faqTab : tab, selections: Object.fromEntries(selections), answer };
}

/**
 * The URL holds the open tab and its selection, which is what one shares: "?tab=web&o=corporate.cms.seo". The state of
 * the entry holds all selections, so that those of the other tabs too come back with Back, Forward and reload.
 */
export function toEntry({ tab, selections, answer }: EstimatorState): UrlEntry {
  const selected = selections[tab] ?? [];
  const joined = Object.entries(selections).map(([id, ids]) => [id, ids.join(".")]);
  return {
    search: `?tab=${tab}${selected.length > 0 ? `&o=${selected.join(".")}` : ""}`,
    hash: answer ? `#${answer}` : "",
    state: { selections: Object.fromEntries(joined) },
  };
}

export function toUrl(state: EstimatorState) {
  const { search, hash } = toEntry(state);
  return search + hash;
}

/** The state of an entry may be anything: other code and older versions of this page write there as well. */
function storedSelection(state: unknown, id: string) {
  const stored: unknown = Object(Object(state).selections)[id];
  return typeof stored === "string" ? stored.split(".") : undefined;
}
