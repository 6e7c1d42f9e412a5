/** The value that this share of the values does not exceed; 0 when there are none. */
export function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]) {
  return quantile(values, 0.5);
}

/** How far the middle half of the values lies apart. */
export function spread(values: readonly number[]) {
  return quantile(values, 0.75) - quantile(values, 0.25);
}
