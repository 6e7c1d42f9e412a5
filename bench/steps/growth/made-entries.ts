/**
 * Multiplies a collection; copied into content/ of a throw-away copy of the project by multiplied-project.ts. A
 * made entry has the words of a real one in another order, so that it compresses no better than a real one would.
 */
type Entry = {
  id: string;
  title: string;
  featured?: boolean;
  awardWinning?: boolean;
  nextProject?: string;
  prevProject?: string;
};

export function multiplied<T extends Entry>(entries: readonly T[], times: number): T[] {
  const made = Array.from({ length: entries.length * (times - 1) }, (_, index) => {
    const model = entries[index % entries.length];
    if (!model) throw new Error("A collection without entries cannot be multiplied");
    return makeEntry(model, index + 1);
  });
  return [...entries, ...made];
}

function makeEntry<T extends Entry>(model: T, number: number): T {
  const draw = drawNumbers(number);
  return {
    ...rewrite(model, draw),
    id: `${model.id}-${number}`,
    title: `${shuffle(model.title, draw)} ${number}`,
    ...("featured" in model && { featured: false }),
  };
}

/** Prose is shuffled wherever it stands; names, ids, dates and choices from a list have to stay as they are. */
function rewrite<T extends Entry>(model: T, draw: () => number): T {
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
    if (typeof value === "string") return shuffle(value, draw);
    if (Array.isArray(value)) return value.map(deep);
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part)]));
    return value;
  };
  const changed = Object.entries(model).map(([key, value]) => [key, prose.has(key) ? deep(value) : value]);
  // The same keys with values of the same types.
  return Object.fromEntries(changed) as T;
}

function shuffle(text: string, draw: () => number) {
  return text
    .split(" ")
    .map((word) => ({ word, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(" ");
}

/** The same numbers for the same seed, so that two runs build the same site. */
function drawNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
