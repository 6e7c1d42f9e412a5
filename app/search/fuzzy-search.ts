import { editDistance } from "./edit-distance.ts";
import { fold } from "./search-text.ts";

/** An entry of the index. Fields in order of weight; `words` are searched but not shown. */
export type Findable = { title: string; note: string; text: string; words: string };

/** The weight of a match in each field, in the order of `Findable`. */
const weights = [8, 5, 3, 1];

/** Factors for an exact match, a prefix, and by edit distance for a fuzzy match. */
const quality = { exact: 1, beginning: 0.75, errors: [0.75, 0.4, 0.25] };

/** Added when the title starts with the first word of the query. */
const opening = 0.5;

/** Longer queries are truncated: each word is compared with every word of the index. */
export const mostWords = 8;

/** Builds the index once; the result searches it for entries with every word of a query, best first. */
export function createFuzzySearch<E extends Findable>(entries: readonly E[]) {
  const places = new Map<string, Map<E, number>>();
  for (const entry of entries) {
    [entry.title, entry.note, entry.text, entry.words].forEach((text, place) => {
      for (const word of wordsIn(text)) {
        const there = places.get(word) ?? new Map<E, number>();
        places.set(word, there.set(entry, Math.max(there.get(entry) ?? 0, weights[place] ?? 0)));
      }
    });
  }

  function scores(word: string, matches: typeof exact) {
    const best = new Map<E, number>();
    for (const [known, there] of places) {
      const fit = matches(word, known);
      if (fit === 0) continue;
      for (const [entry, weight] of there) best.set(entry, Math.max(best.get(entry) ?? 0, weight * fit));
    }
    return best;
  }

  /** Entries that every word matches, by the sum of the scores. Ties keep their order. */
  function inAll(found: readonly Map<E, number>[], [start = ""]: readonly string[]) {
    const sum = (entry: E) => found.reduce((sum, scores) => sum + (scores.get(entry) ?? 0), 0);
    return entries
      .filter((entry) => found.length > 0 && found.every((scores) => scores.has(entry)))
      .map((entry) => ({ entry, score: sum(entry) + (fold(entry.title).startsWith(start) ? opening : 0) }))
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  }

  /** Fuzzy for words without an exact match, and for all words if together they match nothing. */
  return function find(query: string): readonly E[] {
    const words = [...new Set(partsOf(query))].slice(0, mostWords);
    const asTyped = words.map((word) => {
      const plain = scores(word, exact);
      return plain.size > 0 ? plain : scores(word, fuzzy);
    });
    const found = inAll(asTyped, words);
    return found.length > 0
      ? found
      : inAll(
          words.map((word) => scores(word, fuzzy)),
          words,
        );
  };
}

/** The words of a text: "E-commerce" is "e", "commerce" and "ecommerce". */
function wordsIn(text: string) {
  const compounds = fold(text).match(/[\p{L}\p{N}]+(?:[-.,'’&/][\p{L}\p{N}]+)*/gu) ?? [];
  return compounds.flatMap((compound) => [
    ...partsOf(compound),
    singular(compound.replace(/[^\p{L}\p{N}]/gu, "")),
  ]);
}

function partsOf(text: string) {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** "Wallets" finds "wallet" and the other way round. */
function singular(word: string) {
  return word.length > 4 ? word.replace(/s$/, "") : word;
}

function exact(word: string, known: string) {
  if (known === word) return quality.exact;
  return known.startsWith(word) ? quality.beginning : 0;
}

function fuzzy(word: string, known: string) {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const errors = most > 0 ? editDistance(word, known) : Number.POSITIVE_INFINITY;
  return Math.max(exact(word, known), errors <= most ? (quality.errors[errors] ?? 0) : 0);
}
