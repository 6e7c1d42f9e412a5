/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items.slice(from, from + 1);
  const others = items.toSpliced(from, 1);
  return [...others.slice(0, to), ...item, ...others.slice(to)];
}
