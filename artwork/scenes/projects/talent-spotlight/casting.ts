import { seeded } from "#artwork/lib/random.ts";
import type { FigureName } from "./figures.ts";
import type { RoomName } from "./rooms.ts";

/** What Inspector Mitra says on the two pages that every candidate reads. */
export const script = [
  "Sit down, please.",
  "It is only a few questions.",
  "Where were you at eleven?",
  "You were on the last tram.",
  "The conductor remembers you.",
  "He remembers the umbrella.",
  "So where is it now?",
] as const;

export const chosenLine = 4;

export const callSheet = {
  role: "Inspector Mitra",
  production: "Night Depot, eight episodes",
  rows: [
    ["Age", "38 to 55, any gender"],
    ["Language", "Bengali, some Hindi"],
    ["Shoot", "6 days, 2 to 14 April"],
    ["Fee", "₹1,32,000"],
    ["A day", "₹22,000"],
    ["Script", "2 pages, 7 lines"],
    ["Tapes due", "Tue 12 March, 6 pm"],
  ],
} as const;

type TapeState = "shortlisted" | "watched" | "new" | "arriving";

interface TapeEntry {
  name: string;
  arrived: string;
  state: TapeState;
  figure: FigureName;
  room: RoomName;
  wall: string;
  /** Seconds. */
  length: number;
  /** When line 4 starts, in seconds. Tapes without it could not be matched to the script. */
  line4?: number;
}

interface Line {
  start: number;
  end: number;
}

export interface Tape extends TapeEntry {
  lines: readonly Line[];
}

const entries: readonly TapeEntry[] = [
  {
    name: "Anirban Kole",
    arrived: "Fri 19:42",
    state: "shortlisted",
    figure: "beard",
    room: "window",
    wall: "#2f8086",
    length: 52,
    line4: 21,
  },
  {
    name: "Ishita Bhowal",
    arrived: "Fri 21:15",
    state: "watched",
    figure: "profileBun",
    room: "curtain",
    wall: "#d9694a",
    length: 58,
    line4: 26,
  },
  {
    name: "Tapan Majhi",
    arrived: "Sat 08:30",
    state: "watched",
    figure: "profile",
    room: "shelf",
    wall: "#7fa6c4",
    length: 47,
    line4: 19,
  },
  {
    name: "Paromita Dhar",
    arrived: "Sat 14:06",
    state: "shortlisted",
    figure: "bob",
    room: "door",
    wall: "#d88f8a",
    length: 55,
    line4: 24,
  },
  {
    name: "Imran Kazi",
    arrived: "Sat 22:51",
    state: "watched",
    figure: "curls",
    room: "frames",
    wall: "#c9b08a",
    length: 74,
  },
  {
    name: "Rukmini Sarkhel",
    arrived: "Sun 11:20",
    state: "watched",
    figure: "longHair",
    room: "plant",
    wall: "#3e6b55",
    length: 61,
    line4: 28,
  },
  {
    name: "Joydeep Nandy",
    arrived: "Sun 17:37",
    state: "new",
    figure: "glasses",
    room: "tiles",
    wall: "#8d8d4a",
    length: 49,
    line4: 20,
  },
  {
    name: "Sharmila Pakrashi",
    arrived: "Mon 09:12",
    state: "new",
    figure: "saree",
    room: "window",
    wall: "#a8432f",
    length: 57,
    line4: 23,
  },
  {
    name: "Subir Hembram",
    arrived: "Mon 11:05",
    state: "arriving",
    figure: "cap",
    room: "curtain",
    wall: "#3c5878",
    length: 60,
  },
];

export const tapes: readonly Tape[] = entries.map((entry, index) => ({
  ...entry,
  lines: linesOf(entry, index),
}));

/** Line 4 starts where the entry says; the others stand around it in proportion to their letters. Part of each
 * turn belongs to the reader, who answers off camera. */
function linesOf({ line4, length }: TapeEntry, index: number): Line[] {
  if (line4 === undefined) return [];
  const random = seeded(400 + index);
  const letters = script.map((line) => line.length * (0.88 + random() * 0.24));
  const before = letters.slice(0, chosenLine - 1);
  const after = letters.slice(chosenLine - 1);
  return [...place(before, 3 + random() * 2, line4), ...place(after, line4, length - 2 - random())];
}

function place(letters: readonly number[], from: number, to: number): Line[] {
  const total = letters.reduce((sum, count) => sum + count, 0);
  let at = from;
  return letters.map((count) => {
    const start = at;
    at += ((to - from) * count) / total;
    return { start, end: start + (at - start) * 0.6 };
  });
}

/** 21 → "0:21". */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
