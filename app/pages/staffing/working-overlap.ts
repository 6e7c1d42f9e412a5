import type { OfficeHours } from "#app/time/office-hours.ts";
import type { Zone } from "#app/time/zone-clock.ts";

/** A part of a visitor's day, in hours after midnight. It may begin on the day before or end on the day after. */
export type Stretch = { from: number; to: number };

export type Overlap = {
  /** The office's day in the visitor's time zone. */
  office: Stretch;
  /** The same day moved just far enough to share `promised` hours with the visitor's. */
  shifted: Stretch;
  /** Hours by which it was moved; negative is earlier. */
  shift: number;
  /** Shared hours without the shift, and with it. */
  sharedNow: number;
  shared: Stretch;
};

/** How the office's hours and the visitor's day overlap on the day of `now`, in the visitor's time zone. */
export function workingOverlap(
  now: Date,
  office: OfficeHours,
  visitor: { zone: Zone; day: Stretch },
  promised: number,
): Overlap {
  const ahead = visitor.zone(now) - office.utcOffset;
  const ours = nearest({ from: office.opensAt + ahead, to: office.closesAt + ahead }, visitor.day);
  const sharedNow = Math.max(0, lengthOf(common(ours, visitor.day)));
  const wanted = Math.min(promised, lengthOf(visitor.day));
  const shift = sharedNow >= wanted ? 0 : shiftFor(ours, visitor.day, wanted);
  const shifted = move(ours, shift);
  return { office: ours, shifted, shift, sharedNow, shared: common(shifted, visitor.day) };
}

/** Of the office's days, the one that is closest to the visitor's. */
function nearest(stretch: Stretch, day: Stretch) {
  const middle = (day.from + day.to) / 2;
  const distance = (candidate: Stretch) => Math.abs((candidate.from + candidate.to) / 2 - middle);
  return [-24, 0, 24]
    .map((hours) => move(stretch, hours))
    .reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
}

function shiftFor(ours: Stretch, day: Stretch, wanted: number) {
  const earlier = day.to - wanted - ours.from;
  const later = day.from + wanted - ours.to;
  return ours.from > day.from ? earlier : later;
}

function common(a: Stretch, b: Stretch): Stretch {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
}

function move({ from, to }: Stretch, hours: number): Stretch {
  return { from: from + hours, to: to + hours };
}

function lengthOf({ from, to }: Stretch) {
  return to - from;
}
