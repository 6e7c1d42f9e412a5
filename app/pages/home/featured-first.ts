const featuredOnHome = 3;

/** The featured entries in their order, padded with others when there are too few. */
export function featuredFirst<T extends { featured?: boolean | undefined }>(entries: readonly T[]): T[] {
  const featured = entries.filter((entry) => entry.featured);
  const others = entries.filter((entry) => !entry.featured);
  return [...featured, ...others].slice(0, featuredOnHome);
}
