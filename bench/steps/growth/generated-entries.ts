type Entry = { id: string; title: string; featured?: boolean; metadata?: object };

/** A generated entry has the words of a real one in another order, so that it compresses no better. */
export function generatedEntries<T extends Entry>(entries: readonly T[], times: number): T[] {
  return Array.from({ length: entries.length * (times - 1) }, (_, index) => {
    const model = entries[index % entries.length];
    if (!model) throw new Error("A collection without entries cannot be multiplied");
    return generateEntry(model, index + 1);
  });
}

function generateEntry<T extends Entry>(model: T, number: number): T {
  const random = seededRandom(number);
  return {
    ...rewrite(model, random),
    id: `${model.id}-${number}`,
    title: `${shuffle(model.title, random)} ${number}`,
    ...("featured" in model && { featured: false }),
    ...("metadata" in model && { metadata: {} }),
  };
}

/** Only prose is shuffled; names, ids, dates and enumerated values must stay valid. */
function rewrite<T extends Entry>(model: T, random: () => number): T {
  const prose = new Set([
    "description",
    "fullDescription",
    "challenge",
    "analysis",
    "solution",
    "results",
    "keyResults",
    "keyFeatures",
    "summary",
    "clientDescription",
  ]);
  const deep = (value: unknown): unknown => {
    if (typeof value === "string") return shuffle(value, random);
    if (Array.isArray(value)) return value.map(deep);
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part)]));
    return value;
  };
  const changed = Object.entries(model).map(([key, value]) => [key, prose.has(key) ? deep(value) : value]);
  // The same keys with values of the same types.
  return Object.fromEntries(changed) as T;
}

function shuffle(text: string, random: () => number) {
  return text
    .split(" ")
    .map((word) => ({ word, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word)
    .join(" ");
}

/** A linear congruential generator, so that two runs build the same site. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
