/** How often a metric had each value. */
export type Histogram = readonly { bucket: number; count: number }[];

/**
 * Rounds up to two significant digits: fine enough for any judgement, few enough to store. The limits of what is good
 * or poor are such values themselves, so rounding moves nothing across them.
 */
export function bucketOf(value: number) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step) * step;
}

/** The value that three quarters of the visits do not exceed. */
export function percentile75(histogram: Histogram) {
  const rank = 0.75 * totalOf(histogram);
  let reached = 0;
  for (const { bucket, count } of histogram.toSorted((a, b) => a.bucket - b.bucket)) {
    reached += count;
    if (reached >= rank) return bucket;
  }
  return 0;
}

export function totalOf(histogram: Histogram) {
  return histogram.reduce((sum, { count }) => sum + count, 0);
}
