import type { SearchEntry } from "#content/search/schema.ts";

/** `count` is how many there are, of which `entries` are the best. */
export type ResultGroup = { title: string; count: number; entries: readonly SearchEntry[] };

/** Whoever needs more than this of one kind types another word. */
export const mostOfAGroup = 5;

/** Results under their headings: the group with the best result first. */
export function resultGroups(found: readonly SearchEntry[]): readonly ResultGroup[] {
  return [...Map.groupBy(found, ({ group }) => group)].map(([title, all]) => ({
    title,
    count: all.length,
    entries: all.slice(0, mostOfAGroup),
  }));
}
