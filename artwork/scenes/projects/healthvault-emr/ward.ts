/** Tuesday 19 November 2024, 14:06, at bed 14. Times are minutes after midnight. */

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const now = { minutes: at("14:06"), clock: "14:06", date: "Tuesday 19 November 2024" };

export const patient = {
  name: "Bina Pal",
  age: 67,
  bed: 14,
  ward: "Ward 2B",
  allergy: "penicillin",
  reaction: "Rash and swollen lips after ampicillin, 2019",
  doctor: "Dr S. Ghosh",
};

export interface Dose {
  medicine: string;
  amount: string;
  route: string;
  due: number;
  given?: number;
}

const dose = (medicine: string, amount: string, route: string, due: string, given?: string): Dose => ({
  medicine,
  amount,
  route,
  due: at(due),
  ...(given ? { given: at(given) } : {}),
});

export const doses = {
  paracetamolEarly: dose("Paracetamol", "650 mg", "by mouth", "06:00", "06:11"),
  metoprolol: dose("Metoprolol", "25 mg", "by mouth", "08:00", "08:04"),
  furosemide: dose("Furosemide", "40 mg", "by mouth", "12:00", "12:47"),
  paracetamol: dose("Paracetamol", "650 mg", "by mouth", "14:00"),
  enoxaparin: dose("Enoxaparin", "40 mg", "under the skin", "20:00"),
  metoprololLate: dose("Metoprolol", "25 mg", "by mouth", "20:00"),
  paracetamolLate: dose("Paracetamol", "650 mg", "by mouth", "22:00"),
} as const;

/** A dose counts as late from half an hour after its due time. */
export type DoseState = "given" | "late" | "due" | "waiting";

export function stateOf({ due, given }: Dose): DoseState {
  if (given !== undefined) return given - due > 30 ? "late" : "given";
  return due <= now.minutes ? "due" : "waiting";
}

export const delay = ({ due, given = now.minutes }: Dose) => given - due;

export interface Observation {
  time: number;
  pulse: number;
  systolic: number;
  diastolic: number;
  temperature: number;
  oxygen: number;
}

const observed = (
  time: string,
  pulse: number,
  [systolic, diastolic]: readonly [number, number],
  temperature: number,
  oxygen: number,
): Observation => ({ time: at(time), pulse, systolic, diastolic, temperature, oxygen });

/** Every two hours. The fever came at ten; the noon round was 41 minutes late, like the furosemide. */
export const observations: readonly Observation[] = [
  observed("00:05", 82, [134, 82], 37.1, 96),
  observed("02:10", 80, [128, 78], 37.0, 96),
  observed("04:05", 78, [126, 76], 37.2, 95),
  observed("06:09", 84, [132, 80], 37.4, 95),
  observed("08:02", 88, [136, 84], 37.6, 94),
  observed("10:05", 97, [142, 86], 38.4, 92),
  observed("12:41", 94, [138, 84], 38.1, 93),
  observed("14:02", 91, [134, 82], 37.9, 94),
];

export const latest = observations.at(-1) ?? observed("14:02", 91, [134, 82], 37.9, 94);
