import { editDistance } from "./edit-distance.ts";
import { fold } from "./search-text.ts";

/** An entry of the index. Fields in order of weight; `words` are searched but not shown. */
export type Searchable = { title: string; note: string; text: string; words: string };

/** The weight of a match in each field, in the order of `Searchable`. */
const weights = [8, 5, 3, 1];

/** Factors for an exact match, a prefix, and by edit distance for a fuzzy match. */
const factors = { exact: 1, prefix: 0.75, byDistance: [0.75, 0.4, 0.25] };

/** Added when the title starts with the first word of the query. */
const titleBonus = 0.5;

/** Longer queries are truncated: each word is compared with every word of the index. */
export const maxWords = 8;

/** Builds the index once; the result searches it for entries with every word of a query, best first. */
export function createFuzzySearch<E extends Searchable>(entries: readonly E[]) {
  /** For each word, the entries that contain it, with the weight of their best field. */
  const index = new Map<string, Map<E, number>>();
  for (const entry of entries) {
    [entry.title, entry.note, entry.text, entry.words].forEach((text, field) => {
      for (const word of wordsIn(text)) {
        const found = index.get(word) ?? new Map<E, number>();
        index.set(word, found.set(entry, Math.max(found.get(entry) ?? 0, weights[field] ?? 0)));
      }
    });
  }

  function score(word: string, match: typeof exact) {
    const best = new Map<E, number>();
    for (const [indexed, found] of index) {
      const factor = match(word, indexed);
      if (factor === 0) continue;
      for (const [entry, weight] of found) {
        best.set(entry, Math.max(best.get(entry) ?? 0, weight * factor));
      }
    }
    return best;
  }

  /** Entries that every word matches, by the sum of the scores. Ties keep their order. */
  function rank(scores: readonly Map<E, number>[], [firstWord = ""]: readonly string[]) {
    const sum = (entry: E) => scores.reduce((sum, found) => sum + (found.get(entry) ?? 0), 0);
    const bonus = (entry: E) => (fold(entry.title).startsWith(firstWord) ? titleBonus : 0);
    return entries
      .filter((entry) => scores.length > 0 && scores.every((found) => found.has(entry)))
      .map((entry) => ({ entry, score: sum(entry) + bonus(entry) }))
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  }

  /** Fuzzy for words without an exact match, and for all words if together they match nothing. */
  return function search(query: string): readonly E[] {
    const words = [...new Set(partsOf(query))].slice(0, maxWords);
    const exactOrFuzzy = words.map((word) => {
      const found = score(word, exact);
      return found.size > 0 ? found : score(word, fuzzy);
    });
    const results = rank(exactOrFuzzy, words);
    if (results.length > 0) return results;
    const allFuzzy = words.map((word) => score(word, fuzzy));
    return rank(allFuzzy, words);
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

function exact(word: string, indexed: string) {
  if (indexed === word) return factors.exact;
  return indexed.startsWith(word) ? factors.prefix : 0;
}

function fuzzy(word: string, indexed: string) {
  const maxDistance = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const distance = maxDistance > 0 ? editDistance(word, indexed) : Number.POSITIVE_INFINITY;
  const factor = distance <= maxDistance ? (factors.byDistance[distance] ?? 0) : 0;
  return Math.max(exact(word, indexed), factor);
}
