import { pick, seeded } from "#artwork/lib/random.ts";

/** Tomorrow's sites. The slab pour is written; the rest are drawn by lot until the day adds up. */
export const trades = ["Shuttering carpenters", "Bar benders", "Masons", "Helpers"] as const;

export interface Site {
  name: string;
  contractor: string;
  /** Asked and filled places, in the order of `trades`. */
  asked: [number, number, number, number];
  filled: [number, number, number, number];
}

export const day = { sites: 61, asked: 284, filled: 271 } as const;

const places = [
  "Kesari Heights, tower B",
  "Nanda Arcade",
  "Varsha Residency",
  "Suvarna Mill lofts",
  "Girish Park, phase 2",
  "Tara Court",
  "Ekvira Homes",
  "Sahyadri Steps",
  "Palash Business Bay",
  "Mohor Villas",
  "Anandi School block",
  "Indrayani Walk",
  "Chafa Gardens",
  "Ketaki Towers",
  "Rukmini Sadan",
] as const;
const builders = ["Deokar Infra", "Rautela Build", "Shinde & Jog", "Malhar Projects", "Oswal Bhave"] as const;

export const pour: Site = {
  name: "Kesari Heights, tower A",
  contractor: "Deokar Infra, slab pour at 9.00",
  asked: [0, 10, 2, 4],
  filled: [0, 4, 2, 4],
};

/** The places that stay empty besides the slab pour's six, by row: the nearest trade that asks for two or more. */
const otherGaps = [2, 3, 6, 9, 24, 33, 47] as const;

export const sites: readonly Site[] = drawDay();

function drawDay(): Site[] {
  const random = seeded(61);
  const drawn: Site[] = [pour];
  for (let k = 1; k < day.sites; k++) {
    const asked: Site["asked"] = [0, 0, 0, 0];
    asked[Math.floor(random() * 4)] = 1 + Math.floor(random() * 2);
    drawn.push({ name: "", contractor: pick(random, builders), asked, filled: [0, 0, 0, 0] });
  }
  let left = day.asked - drawn.reduce((sum, site) => sum + total(site.asked), 0);
  while (left > 0) {
    const site = drawn[1 + Math.floor(random() ** 2.1 * (day.sites - 1))];
    const trade = Math.floor(random() * 4);
    const limit = trade === 1 ? 7 : 4;
    const has = site?.asked[trade] ?? limit;
    if (!site || has >= limit) continue;
    site.asked[trade] = has + 1;
    left -= 1;
  }
  for (const [k, site] of drawn.slice(1).entries()) {
    site.name = places[k] ?? `Site ${k + 2}`;
    site.filled = [...site.asked];
  }
  for (const row of otherGaps) {
    const site = drawn[row];
    const trade = [0, 2, 3, 1].find((candidate) => (site?.asked[candidate] ?? 0) > 1) ?? 0;
    if (site) site.filled[trade] = (site.filled[trade] ?? 0) - 1;
  }
  const filled = drawn.reduce((sum, site) => sum + total(site.filled), 0);
  if (filled !== day.filled) throw new Error(`${filled} places are filled`);
  return drawn;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
