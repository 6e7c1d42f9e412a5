/** The value below which this share of the values lies, interpolated; 0 when there are none. */
export function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

export function median(values: readonly number[]) {
  return quantile(values, 0.5);
}

/** The distance between the quartiles. */
export function interquartileRange(values: readonly number[]) {
  return quantile(values, 0.75) - quantile(values, 0.25);
}
