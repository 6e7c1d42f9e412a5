/** The value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]) {
  return percentile(values, 0.5);
}

/** How often each value occurs, as "202: 5, 429: 995". */
export function tally(values: readonly (string | number)[]) {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => String(a).localeCompare(String(b)));
  return sorted.map(([value, count]) => `${value}: ${grouped(count)}`).join(", ");
}

export function grouped(count: number) {
  return count.toLocaleString("en-GB");
}

export function milliseconds(value: number) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

export function megabytes(bytes: number) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

export function pause(duration: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, duration));
}

/** Looks every `step` ms until it is so, or the time is up. Tells whether it came to be so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  within: number,
  step = 50,
): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; ) {
    if (await isSo()) return true;
    await pause(step);
  }
  return isSo();
}

/** Does something with every item, `width` of them at the same time. */
export async function each<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>) {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}
