import { gauss, seeded, throughKeys } from "#artwork/lib/random.ts";

/**
 * How far each terminal was behind the exchange, in milliseconds, every ten seconds from 9:15 to 9:45 on
 * Wednesday 18 March 2026. Minutes count from 9:15.
 */
export interface Sample {
  minute: number;
  delay: number;
}

const minutes = Array.from({ length: 181 }, (_, k) => k / 6);

export const oldPeak = { minute: 2, delay: 5900 };
export const newSpike = { minute: 16.5, delay: 210 };
const newMedian = 84;

/** Decades: 3 is a second. The queue builds at the bell, drains slowly, and builds again on a news burst. */
const oldStory = throughKeys([
  [0, 2.55],
  [0.5, 3.2],
  [1.2, 3.62],
  [2, 3.745],
  [3.2, 3.6],
  [5, 3.42],
  [8, 3.3],
  [11, 3.06],
  [14, 2.96],
  [16.5, 3.2],
  [18, 3.27],
  [21, 3.02],
  [25, 2.84],
  [30, 2.72],
]);

export const oldTerminal = makeOld();
export const newTerminal = makeNew();
export const median = middle(newTerminal);

function makeOld(): Sample[] {
  const random = seeded(1803);
  return minutes.map((minute) => {
    const delay = 10 ** (oldStory(minute) + gauss(random) * 0.04);
    return { minute, delay: minute === oldPeak.minute ? oldPeak.delay : Math.min(delay, 5700) };
  });
}

/** Noise around the median, shifted so that the median is exact; one garbage collection makes the spike. */
function makeNew(): Sample[] {
  const random = seeded(915);
  const spikeAt = Math.round(newSpike.minute * 6);
  const drawn = minutes.map((minute) => ({
    minute,
    delay: newMedian * 10 ** (gauss(random) * 0.035 + 0.09 * Math.exp(-minute / 3)),
  }));
  const shift = newMedian - middle(drawn);
  return drawn.map(({ minute, delay }, k) => ({
    minute,
    delay: k === spikeAt ? newSpike.delay : Math.round(delay + shift),
  }));
}

function middle(samples: readonly Sample[]): number {
  const sorted = samples.map(({ delay }) => delay).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
