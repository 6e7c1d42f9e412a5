/** Wednesday 16 August 2023, 06:40, in the rain. */
export const now = { time: "06:40", date: "Wednesday 16 August 2023" };

export const fleet = { lorries: 340, barges: 26 };

interface Late {
  code: string;
  load: string;
  depot: number;
  /** Minutes since midnight. */
  slot: number;
  from: number;
  to: number;
  taken?: "Nandini" | "Farid" | "Tuhin";
}

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

function late(
  code: string,
  load: string,
  depot: number,
  times: [string, string, string],
  taken?: Late["taken"],
) {
  const [slot = 0, from = 0, to = 0] = times.map(at);
  return {
    code,
    load,
    depot,
    slot,
    from,
    to,
    taken,
    barge: code.startsWith("DB"),
    lacks: (from + to) / 2 - slot,
  };
}

/** Minutes since midnight → "07:15". */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** What a vehicle lacks is the middle of its arrival range less its slot. */
export const lateVehicles = [
  late("DB-07", "Jute, 62 t", 7, ["08:00", "08:30", "11:30"], "Tuhin"),
  late("DB-19", "Cement, 180 t", 4, ["09:30", "10:00", "12:40"]),
  late("DF-304", "Onions, 12 t", 2, ["07:30", "08:20", "09:00"], "Farid"),
  late("DF-142", "Roof tiles, 22 t", 6, ["08:15", "08:55", "09:35"]),
  late("DB-11", "Sand, 240 t", 4, ["11:00", "10:30", "13:10"], "Tuhin"),
  late("DF-077", "Mustard oil, 16 t", 1, ["07:15", "07:40", "08:20"], "Farid"),
  late("DF-218", "Rice, 18 t", 4, ["07:00", "07:15", "07:55"], "Nandini"),
  late("DF-260", "Saline, 6 t", 3, ["07:45", "07:55", "08:35"], "Nandini"),
  late("DF-119", "Paper, 14 t", 5, ["08:00", "08:05", "08:45"]),
  late("DF-331", "Tea, 9 t", 4, ["09:10", "09:10", "09:50"]),
  late("DF-056", "Cattle feed, 11 t", 7, ["07:20", "07:15", "07:45"]),
];

export type LateVehicle = (typeof lateVehicles)[number];

export const onTime = fleet.lorries + fleet.barges - lateVehicles.length;
