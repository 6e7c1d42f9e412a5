import { gauss, seeded, throughKeys } from "#artwork/lib/random.ts";

/** Minutes after midnight for the evening of the chart, 7.30 to 9.30 pm. */
export const from = 19 * 60 + 30;
const to = 21 * 60 + 30;
export const minute = (hour: number, minutes: number) => (12 + hour) * 60 + minutes;

export const fell = { at: minute(8, 4), requests: 2900, until: minute(8, 51) } as const;
export const peak = { at: minute(8, 12), requests: 4120 } as const;
export const waitingRoom = { from: minute(8, 6), until: minute(8, 28), queued: 6100, median: 58 } as const;
/** The rehearsals ran at one and a half times the peak of 2023. */
export const rehearsed = fell.requests * 1.5;

/** How many wait in the queue at once: those who arrive in a second, times the seconds they wait. */
export const inLine = Math.round(
  (waitingRoom.queued / ((waitingRoom.until - waitingRoom.from) * 60)) * waitingRoom.median,
);

export interface Sample {
  minute: number;
  requests: number;
}

const perMinute = 4;

/** Requests a second on the opening night of 2023: a climb, a cliff at 8.04, nothing until 8.51, a slow return. */
export const year2023 = evening({
  seed: 2023,
  top: fell,
  keys: [
    [from, 620],
    [minute(7, 50), 940],
    [minute(7, 58), 1340],
    [minute(8, 0), 1580],
    [minute(8, 2), 2350],
    [fell.at, fell.requests],
    [fell.at + 0.1, 0],
    [fell.until - 0.1, 0],
    [fell.until, 240],
    [minute(8, 56), 1180],
    [minute(9, 8), 1420],
    [minute(9, 16), 1060],
    [to, 1210],
  ],
  noise: (at) => (at > fell.until ? 0.055 : 0.016),
});

/** The same evening a year later. */
export const year2024 = evening({
  seed: 2024,
  top: peak,
  keys: [
    [from, 780],
    [minute(7, 48), 1180],
    [minute(7, 58), 1720],
    [minute(8, 0), 1980],
    [minute(8, 3), 3060],
    [minute(8, 7), 3800],
    [peak.at, peak.requests],
    [minute(8, 18), 3820],
    [minute(8, 28), 3560],
    [minute(8, 45), 3040],
    [minute(9, 5), 2560],
    [to, 2120],
  ],
  noise: () => 0.016,
});

function evening(year: {
  seed: number;
  /** Reached exactly once. */
  top: { at: number; requests: number };
  keys: readonly (readonly [number, number])[];
  noise: (at: number) => number;
}): Sample[] {
  const { seed, top, keys, noise } = year;
  const random = seeded(seed);
  const curve = throughKeys(keys);
  return Array.from({ length: (to - from) * perMinute + 1 }, (_, k) => {
    const at = from + k / perMinute;
    const noisy = curve(at) * (1 + gauss(random) * noise(at));
    return { minute: at, requests: at === top.at ? top.requests : Math.min(noisy, top.requests - 12) };
  });
}
