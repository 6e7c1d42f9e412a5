import type { SearchEntry } from "#content/search/schema.ts";

/** `entries` are the best of `count` results. */
export type ResultGroup = { title: string; count: number; entries: readonly SearchEntry[] };

/** Another word narrows the results further. */
export const maxPerGroup = 5;

/** Results by group: the group with the best result first. */
export function resultGroups(found: readonly SearchEntry[]): readonly ResultGroup[] {
  return [...Map.groupBy(found, ({ group }) => group)].map(([title, all]) => ({
    title,
    count: all.length,
    entries: all.slice(0, maxPerGroup),
  }));
}
