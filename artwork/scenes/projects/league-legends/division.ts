import { gauss, seeded } from "#artwork/lib/random.ts";

/** Division Two on Sunday 8 October 2023, 4.31 pm: match day nine, three matches still in play. */
const clubs = [
  "Hastings Wanderers",
  "Red Road Rovers",
  "Garden Reach Docks",
  "Esplanade Athletic",
  "Outram United",
  "Strand Union",
  "Cossipore Foundry",
  "Lake Road Rangers",
  "Chitpore Stars",
  "Bowbazar Printers",
  "Dum Dum Signal",
  "Entally Sporting",
  "Sealdah Porters",
  "Beleghata Boys",
] as const;

export type Club = (typeof clubs)[number];

interface Match {
  day: number;
  home: Club;
  away: Club;
  homeGoals: number;
  awayGoals: number;
  homeCards: number;
  awayCards: number;
}

export interface Row {
  club: Club;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  difference: number;
  points: number;
  cards: number;
  /** The latest five results, the oldest first. */
  form: ("W" | "D" | "L")[];
}

const matchDays = 9;
const firstSunday = Date.UTC(2023, 7, 13);

/** "27 August" for match day three. */
export function dateOf(day: number): string {
  const date = new Date(firstSunday + (day - 1) * 7 * 86_400_000);
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
}

/** A round robin by the circle method, with the drawing of lots shuffled by the seed. */
function playSeason(seed: number): Match[] {
  const random = seeded(seed);
  const lots = clubs.map((club) => ({ club, lot: random() }));
  lots.sort((a, b) => a.lot - b.lot);
  const order = lots.map(({ club }) => club);
  const matches: Match[] = [];
  for (let day = 1; day <= matchDays; day++) {
    for (let k = 0; k < clubs.length / 2; k++) {
      const [first, second] = [order[k], order[clubs.length - 1 - k]];
      if (!first || !second) continue;
      const [home, away] = (day + k) % 2 === 0 ? [first, second] : [second, first];
      matches.push({ day, home, away, ...score(random, home, away) });
    }
    const moved = order.pop();
    if (moved) order.splice(1, 0, moved);
  }
  return matches;
}

/** Results that the pictures tell of: the match in play, and the one that parts two clubs on 17 points. */
const known: readonly Pick<Match, "day" | "home" | "away" | "homeGoals" | "awayGoals">[] = [
  { day: 9, home: "Red Road Rovers", away: "Strand Union", homeGoals: 2, awayGoals: 1 },
  { day: 3, home: "Esplanade Athletic", away: "Outram United", homeGoals: 2, awayGoals: 0 },
];

const results = playSeason(337_116).map((match) => ({
  ...match,
  ...known.find(({ day, home, away }) => match.day === day && match.home === home && match.away === away),
}));

export const table = tableOf(results);

const before = tableOf(results.filter(({ day }) => day < matchDays));

/** How many places a club has risen since the morning. */
export function rise(club: Club): number {
  const place = (rows: readonly Row[]) => rows.findIndex((row) => row.club === club);
  return place(before) - place(table);
}

/** The minute of the matches that kicked off at three; one has ended and waits for the referee's signature. */
const minutes: Partial<Record<Club, string>> = {
  "Red Road Rovers": "74'",
  "Chitpore Stars": "76'",
  "Entally Sporting": "71'",
  "Dum Dum Signal": "Unsigned",
};

/** This Sunday's matches, those that are not final first. */
export const today = results
  .filter(({ day }) => day === matchDays)
  .map((match) => ({ ...match, state: minutes[match.home] ?? "Signed", live: match.home in minutes }))
  .sort((a, b) => Number(b.live) - Number(a.live));

export function isLive(club: Club): boolean {
  return today.some(({ home, away, live }) => live && (home === club || away === club));
}

export function between(club: Club, other: Club) {
  const match = results.find(({ home, away }) => home === club && away === other);
  return { match, points: pointsBetween(club, other, results), theirs: pointsBetween(other, club, results) };
}

function score(random: () => number, home: Club, away: Club) {
  const edge = (clubs.indexOf(away) - clubs.indexOf(home)) * 0.11 + 0.2;
  const goals = (mean: number) => Math.max(0, Math.round(mean + gauss(random) * 1.05));
  return {
    homeGoals: goals(1.15 + edge),
    awayGoals: goals(1.15 - edge),
    homeCards: Math.floor(random() * 3.4),
    awayCards: Math.floor(random() * 3.8),
  };
}

function tableOf(matches: readonly Match[]): Row[] {
  const rows = clubs.map((club) => rowOf(club, matches));
  return rows.sort(
    (a, b) =>
      b.points - a.points ||
      pointsBetween(b.club, a.club, matches) - pointsBetween(a.club, b.club, matches) ||
      b.difference - a.difference ||
      a.cards - b.cards,
  );
}

/** What the first club took from its matches with the second. */
function pointsBetween(club: Club, other: Club, matches: readonly Match[]): number {
  return matches
    .map((match) => sideOf(club, match))
    .filter((side) => side?.other === other)
    .reduce((sum, side) => sum + pointsFor(side?.result), 0);
}

function rowOf(club: Club, matches: readonly Match[]): Row {
  const sides = matches.map((match) => sideOf(club, match)).filter((side) => side !== undefined);
  const count = (result: string) => sides.filter((side) => side.result === result).length;
  const sum = (value: (side: (typeof sides)[number]) => number) =>
    sides.reduce((total, side) => total + value(side), 0);
  const scored = sum((side) => side.scored);
  const conceded = sum((side) => side.conceded);
  return {
    club,
    played: sides.length,
    won: count("W"),
    drawn: count("D"),
    lost: count("L"),
    scored,
    conceded,
    difference: scored - conceded,
    points: sum((side) => pointsFor(side.result)),
    cards: sum((side) => side.cards),
    form: sides.slice(-5).map((side) => side.result),
  };
}

function sideOf(club: Club, { home, away, homeGoals, awayGoals, homeCards, awayCards }: Match) {
  if (club === home) return side(away, homeGoals, awayGoals, homeCards);
  if (club === away) return side(home, awayGoals, homeGoals, awayCards);
  return undefined;
}

function side(other: Club, scored: number, conceded: number, cards: number) {
  const result: Row["form"][number] = scored > conceded ? "W" : scored === conceded ? "D" : "L";
  return { other, scored, conceded, cards, result };
}

function pointsFor(result?: Row["form"][number]): number {
  if (result === "W") return 3;
  return result === "D" ? 1 : 0;
}
