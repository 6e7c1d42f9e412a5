/** The value that `share` of all values do not exceed: 0.99 for p99. */
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
  return sorted.map(([value, count]) => `${value}: ${formatCount(count)}`).join(", ");
}

export function formatCount(count: number) {
  return count.toLocaleString("en-GB");
}

export function formatMs(value: number) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

export function formatMegabytes(bytes: number) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Polls every `interval` ms until the condition holds. Returns false after `timeout` ms. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeout: number,
  interval = 50,
): Promise<boolean> {
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    if (await condition()) return true;
    await delay(interval);
  }
  return condition();
}

/** Maps all items, with at most `concurrency` at a time. */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
) {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}
