import { paint } from "../house.ts";

/** The booking form of a ferry line, on Thursday 6 November 2025. */
export const booking = {
  line: "Sonadanga Ferries",
  from: "Sonadanga Ghat",
  to: "Notun Char",
  month: "November 2025",
  /** The month begins on a Saturday. */
  offset: 5,
  days: 30,
  today: 6,
  chosen: 14,
  soldOut: [16, 30],
  pointed: 20,
  focused: 26,
  seats: 2,
  fare: 45,
} as const;

export const field = paint.taxi;
export const shadow = "#7a4d00";

type DayState = "past" | "sold-out" | "chosen" | "pointed" | "focused" | "open";

function dayState(day: number): DayState {
  if (day < booking.today) return "past";
  if (booking.soldOut.some((soldOut) => soldOut === day)) return "sold-out";
  if (day === booking.chosen) return "chosen";
  if (day === booking.pointed) return "pointed";
  return day === booking.focused ? "focused" : "open";
}

/** The days of the month in a grid of seven columns; sizes follow from --cell. */
export function calendar({ states = true }: { states?: boolean } = {}): string {
  const heads = ["M", "T", "W", "T", "F", "S", "S"].map((name) => `<i class="weekday">${name}</i>`);
  const days = Array.from({ length: booking.days }, (_, k) => {
    const state = dayState(k + 1);
    const shown = states || (state !== "pointed" && state !== "focused") ? state : "open";
    const place = k === 0 ? ` style="grid-column-start:${booking.offset + 1}"` : "";
    return `<i class="day ${shown}"${place}>${k + 1}</i>`;
  });
  return `<div class="calendar">${heads.join("")}${days.join("")}</div>`;
}

export const calendarCss = `
.calendar { display: grid; grid-template-columns: repeat(7, var(--cell)); font-size: calc(var(--cell) * .36); text-align: center }
.calendar i { font-style: normal; height: var(--cell); line-height: var(--cell); border-radius: 5px }
.calendar .weekday { height: calc(var(--cell) * .7); line-height: calc(var(--cell) * .6); color: ${paint.steel} }
.day { font-weight: 580 }
.day.past { color: #a9b1b9; font-weight: 440 }
.day.sold-out { color: ${paint.sindoor}; text-decoration: line-through; text-decoration-thickness: 2px }
.day.chosen { background: ${paint.ink}; color: #fff; font-weight: 700 }
.day.pointed { background: ${paint.taxiTint}; box-shadow: inset 0 0 0 2px ${paint.ink} }
.day.focused { box-shadow: inset 0 0 0 4px ${paint.hooghly}; color: ${paint.hooghly}; font-weight: 700 }
`;
