import { seeded } from "#artwork/lib/random.ts";

/** Friday 19 May 2023, 18:10. */
export const now = { time: "18:10", minutes: 18 * 60 + 10, day: "Friday 19 May" };

/** A shelf empty this long, or a counter call unanswered this long, puts a colour on the shop's row. */
export const limits = { shelf: 30, call: 5 };

const names = [
  "Shimulpara",
  "Kadamtala Road",
  "Nabinganj",
  "Bakulbagan",
  "Rajbarihat",
  "Jorapukur",
  "Chandmari Lane",
  "Palashdanga",
  "Mohishbathan",
  "Tentultala",
  "Old Jetty Road",
  "Ghoshbari More",
  "Sonajhuri",
  "Haripurhat",
  "Kolabagan",
  "Rathtala West",
  "Nutan Bazar",
  "Dighirpar",
  "Beltala Cross",
  "Shibmandir Road",
  "Kumarhati",
  "Amtalaghat",
  "Panchamile",
  "Ranibandh Road",
  "Masjid Bati",
  "Uttarhat",
  "Lalkuthi",
  "Station Road N",
  "Brickfield More",
  "Dinabandhu",
  "Golapbagh",
  "Tinkonia",
  "Champatali",
  "Purbachar",
  "Naraharipur",
  "Jhauban",
  "Sadarghat",
  "Nuasahi",
  "Kathagola",
  "Mangalabag",
  "Bada Danda",
  "Tulasipur",
  "Jagatbazar",
  "Badamgachh",
  "Rasulgarh East",
  "Kusumpatna",
  "Dhobisahi",
  "Nimakhandi",
  "Talabania",
  "Chandaka Road",
  "Marwahi Chowk",
  "Hirapahar",
  "Saklidih Lane",
  "Kadru Bagan",
  "Lalpahari",
  "Harimuk Tank",
  "Dimna More",
  "Bistupara",
  "Pahari Tola",
  "Sal Bagan",
] as const;

export interface Shop {
  number: number;
  name: string;
  counters: number;
  open: number;
  /** Minutes that the emptiest shelf has been empty. */
  empty: number;
  alarm?: { kind: "shelf" | "call"; text: string };
}

const random = seeded(1810);

export const shops: readonly Shop[] = names.map((name, index) => {
  const number = index + 1;
  const counters = 3 + Math.floor(random() * 3);
  const open = Math.max(2, counters - Math.floor(random() * 3));
  const empty = random() < 0.34 ? 0 : Math.round(2 + random() ** 1.8 * 25);
  const shop = { number, name, counters, open, empty };
  if (number === 12) {
    return { ...shop, empty: 41, alarm: { kind: "shelf", text: "Shelf C2, wheat flour 5 kg, empty" } };
  }
  if (number === 37) {
    return {
      ...shop,
      counters: 4,
      open: 2,
      empty: 6,
      alarm: { kind: "call", text: "Counter 3 called 18:05, no answer" },
    };
  }
  if (number === 51) {
    return { ...shop, empty: 34, alarm: { kind: "shelf", text: "Shelf A7, toor dal 1 kg, empty" } };
  }
  return shop;
});

export const alarms = shops.filter((shop) => shop.alarm).length;

/** The customers of a till between 17:50 and 18:10 as minutes before now: [from, to]. */
export type Sale = readonly [from: number, to: number];

/** A till pauses between customers until a queue forms; from then on one sale follows the other. */
function till(seed: number, queueSince: number): Sale[] {
  const draw = seeded(seed);
  const sales: Sale[] = [];
  let at = -20 + draw() * 0.6;
  while (at < 0) {
    const end = Math.min(0, at + 0.95 + draw() * 1.5);
    sales.push([at, end]);
    at = end + (end < queueSince ? 0.35 + draw() * 1.3 : 0.1);
  }
  return sales;
}

export const tills = [
  { number: 1, sales: till(41, -8.6) },
  { number: 2, sales: till(97, -7.4) },
] as const;

/** Minutes ago that the last till stopped pausing. */
export const queueSince = Math.max(
  ...tills.map(({ sales }) =>
    Math.max(
      ...sales.slice(1).map(([from], index) => (from - (sales[index]?.[1] ?? from) > 0.2 ? from : -20)),
    ),
  ),
);

/** Minutes since midnight → "18:03". */
export function hour(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
}
