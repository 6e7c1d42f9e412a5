/** One visit: Tuesday 21 January 2025, booked for 10:20. Every picture of it takes its words from here. */
export const visit = {
  doctor: "Dr Ila Bose",
  patient: "Sudhir Pal",
  age: 58,
  town: "Nadirpur",
  day: "Tuesday 21 January",
  time: "10:20",
};

export interface Reading {
  day: string;
  systolic: number;
  diastolic: number;
}

/** The three that the doctor reads before the camera turns on. */
export const lastReadings: readonly Reading[] = [
  { day: "31 Dec", systolic: 158, diastolic: 98 },
  { day: "7 Jan", systolic: 151, diastolic: 96 },
  { day: "14 Jan", systolic: 154, diastolic: 94 },
];

/** On the home monitor, during the visit. */
export const todaysReading = { systolic: 148, diastolic: 92, pulse: 84 };

export const followUp = {
  weekday: "Tuesday",
  date: "4 February",
  time: "10:20",
  owner: "Nurse Mita Das",
};
