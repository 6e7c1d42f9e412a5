import { OfficeStatus } from "#app/time/office-status.tsx";
import { useCurrentMinute } from "#app/time/use-current-minute.ts";
import { visitorZone } from "#app/time/zone-clock.ts";
import { policies, site } from "#content/site.ts";
import { DayBar } from "./day-bar.tsx";
import { hoursText, spanText, utcText } from "./hours-text.ts";
import { type Stretch, workingOverlap } from "./working-overlap.ts";

/** The assumed working day of a visitor. */
const visitorDay: Stretch = { from: 9, to: 17 };

const { hours } = site;
const officeDay = `${hours.door} ${hours.zone}`;
const promised = Math.min(...Object.values(policies.overlapHours));
const most = Math.max(...Object.values(policies.overlapHours));

/** The hours in which both sides work, in the visitor's time zone. Before hydration, space is reserved for them. */
export function OverlapBand() {
  const now = useCurrentMinute();
  const meeting =
    now === undefined
      ? undefined
      : workingOverlap(new Date(now), hours, { zone: visitorZone, day: visitorDay }, promised);
  return (
    <section aria-labelledby="overlap" className="section-space on-dark bg-hooghly-deep text-white">
      <div className="page-width grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-6">
          <h2 id="overlap" className="type-h2">
            The hours we share
          </h2>
          <p className="mt-4 text-mist">
            {`Our office is open ${hours.days} ${officeDay} (${hours.utc}). We move your developer’s day so that at least ${promised} hours of it are also yours${most > promised ? `, ${most} for a senior` : ""}.`}
          </p>
          <p className="mt-4 min-h-[4lh] md:min-h-[2lh] lg:min-h-[4lh] xl:min-h-[3lh] type-lead">
            {meeting && summary(meeting)}
          </p>
          <OfficeStatus className="mt-3 text-mist" />
        </div>
        <div className="lg:col-span-7">
          <p className="type-label">
            A day on your clock{now && ` (${utcText(visitorZone(new Date(now)))})`}
          </p>
          <div className="mt-4">
            <DayBar label="Your day" text={spanText(visitorDay)} stretch={visitorDay} />
            <DayBar
              label="Our office"
              text={meeting ? spanText(meeting.office) : officeDay}
              stretch={meeting?.office}
            />
            <DayBar
              label="Your developer"
              text={meeting ? spanText(meeting.shifted) : `${promised} hours or more`}
              stretch={meeting?.shifted}
              shared={meeting?.shared}
            />
            <Scale />
          </div>
        </div>
      </div>
    </section>
  );
}

function summary({ sharedNow, shift, shared }: ReturnType<typeof workingOverlap>) {
  if (shift === 0)
    return `Our office hours already overlap with yours for ${hoursText(sharedNow)}, ${spanText(shared)}.`;
  const moved = `${hoursText(Math.abs(shift))} ${shift > 0 ? "later" : "earlier"}`;
  const before =
    sharedNow > 0 ? `overlap with yours for only ${hoursText(sharedNow)}` : "do not overlap with yours";
  return `Our office hours ${before}. Your developer starts ${moved}, so you work together from ${spanText(shared)}.`;
}

function Scale() {
  return (
    <div aria-hidden="true" className="grid md:grid-cols-[10rem_1fr]">
      <div className="flex justify-between text-[length:min(0.9375rem,4.7vw)] text-mist tabular-nums md:col-start-2">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
    </div>
  );
}
