type Screen = { width: number; density: number };

const rem = 16;

/** The address that Chromium takes from a `srcset` with widths: the smallest file that is sharp on the screen. */
export function chosenPicture(srcset: string, sizes: string, screen: Screen) {
  const wanted = shownWidth(sizes, screen.width) * screen.density;
  const files = srcset
    .split(",")
    .map((candidate) => {
      const [address = "", width = ""] = candidate.trim().split(/\s+/);
      return { address, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.address;
}

/** How wide `sizes` says that a picture is. Knows what our pages use, and stops at anything else. */
export function shownWidth(sizes: string, screenWidth: number) {
  for (const size of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ""] = /^\s*(?:\(min-width:\s*([\w.]+)\)\s+)?(.+?)\s*$/.exec(size) ?? [];
    if (!condition || screenWidth >= pixels(condition, screenWidth)) return pixels(length, screenWidth);
  }
  throw new Error(`sizes="${sizes}" has no width without a condition`);
}

function pixels(length: string, screenWidth: number): number {
  const larger = /^max\((.+),(.+)\)$/.exec(length);
  if (larger) return Math.max(...larger.slice(1).map((part) => pixels(part.trim(), screenWidth)));
  const difference = /^calc\((.+) - (.+)\)$/.exec(length);
  if (difference) {
    const [from = 0, less = 0] = difference.slice(1).map((part) => pixels(part.trim(), screenWidth));
    return from - less;
  }
  const [, number, unit = ""] = /^(\d*\.?\d+)(px|rem|vw)$/.exec(length) ?? [];
  const factor = { px: 1, rem, vw: screenWidth / 100 }[unit];
  if (!factor) throw new Error(`The width "${length}" in sizes is new to scripts/chosen-picture.ts`);
  return Number(number) * factor;
}
