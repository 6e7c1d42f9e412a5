/** Returns numbers in [0, 1), the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A normally distributed number with mean 0 and deviation 1 (Box-Muller). */
export function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
}

export function pick<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Smooth two-dimensional noise in [0, 1), and three octaves of it. */
export function valueNoise(random: () => number) {
  const grid = Float64Array.from({ length: 4096 }, random);
  const at = (i: number, j: number) => grid[((i * 73856093) ^ (j * 19349663)) & 4095] ?? 0;

  function noise(x: number, y: number): number {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  }

  function fractal(x: number, y: number): number {
    return (
      noise(x, y) * 0.55 + noise(x * 2.1 + 9, y * 2.1 + 4) * 0.3 + noise(x * 4.3 + 2, y * 4.3 + 7) * 0.15
    );
  }

  return { noise, fractal };
}

/** Slow at both ends, for t from 0 to 1. */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** A line through [position, value] pairs in rising order of position, eased between neighbours. */
export function throughKeys(keys: readonly (readonly [number, number])[]): (position: number) => number {
  return (position) => {
    for (const [k, [to, toValue]] of keys.entries()) {
      if (position > to) continue;
      const [from, fromValue] = keys[k - 1] ?? [to, toValue];
      return to === from ? toValue : lerp(fromValue, toValue, ease((position - from) / (to - from)));
    }
    return keys.at(-1)?.[1] ?? 0;
  };
}
