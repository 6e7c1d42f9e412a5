interface WaterOptions {
  y: number;
  width: number;
  rows: number;
  /** Distance and weight of the first line; each one after it is further off and thinner or thicker. */
  gap: number;
  growth: number;
  weight: number;
  taper: number;
  colour: string;
  wave?: number;
}

/** A river in lines. */
export function water({
  y,
  width,
  rows,
  gap,
  growth,
  weight,
  taper,
  colour,
  wave = 64,
}: WaterOptions): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const at = y + row * gap + row * row * growth;
    const height = 4 + row * 1.1;
    const d = `M${-((row * 23) % wave) - wave} ${at.toFixed(1)}q${wave / 4} ${-height.toFixed(1)} ${wave / 2} 0${`t${wave / 2} 0`.repeat(Math.ceil((2 * width) / wave) + 6)}`;
    return `<path d="${d}" stroke-width="${Math.max(1, weight - row * taper).toFixed(1)}"/>`;
  });
  return `<g stroke="${colour}">${lines.join("")}</g>`;
}

/** Broken bands of colour under something that is mirrored in the water. */
export function mirrored(
  x: number,
  y: number,
  width: number,
  rows: number,
  gap: number,
  colour: string,
): string {
  const bands = Array.from({ length: rows }, (_, row) => {
    const half = (width / 2) * (1 - row / (rows + 1)) * (row % 2 ? 0.8 : 1);
    const shift = (row % 2 ? 1 : -1) * (4 + row * 2);
    const at = y + row * gap;
    return `M${(x - half + shift).toFixed(1)} ${at}q${half / 2} -6 ${half} 0t${half} 0`;
  });
  return `<path d="${bands.join("")}" stroke="${colour}" stroke-width="${(gap * 0.42).toFixed(1)}"/>`;
}
