import { OfficeStatus } from "#app/time/office-status.tsx";
import { useCurrentMinute } from "#app/time/use-current-minute.ts";
import { clockText, visitorZone } from "#app/time/zone-clock.ts";
import { Section } from "#app/ui/section.tsx";
import { policies, site } from "#content/site.ts";
import { DayBar } from "./day-bar.tsx";
import { hoursText, spanText, utcText } from "./hours-text.ts";
import { type Stretch, workingOverlap } from "./working-overlap.ts";

/** The assumed working day of a visitor. */
const visitorDay: Stretch = { from: 9, to: 17 };

const { hours } = site;
const officeDay = `${hours.door} ${hours.zone}`;
const promised = Math.min(...Object.values(policies.overlapHours));

/** The hours in which both sides work, in the visitor's time zone. Before hydration, space is reserved for them. */
export function OverlapBand() {
  const now = useCurrentMinute();
  const meeting =
    now === undefined
      ? undefined
      : workingOverlap(new Date(now), hours, { zone: visitorZone, day: visitorDay }, promised);
  return (
    <Section
      title="The hours both sides work"
      intro={`Our office is open ${hours.days} ${officeDay} (${hours.utc}). Your developer's day moves until it shares at least ${promised} hours with yours.`}
      tone="deep"
    >
      <p className="type-label">A day by your clock{now && ` (${utcText(visitorZone(new Date(now)))})`}</p>
      <div className="mt-4">
        <DayBar label="Your day" text={spanText(visitorDay)} stretch={visitorDay} />
        <DayBar
          label="Our office"
          text={meeting ? spanText(meeting.office) : officeDay}
          stretch={meeting?.office}
        />
        <DayBar
          label="Your developer"
          text={meeting ? spanText(meeting.shifted) : `${promised} hours or more with you`}
          stretch={meeting?.shifted}
          shared={meeting?.shared}
        />
        <Scale />
      </div>
      <p className="mt-6 measure min-h-[4lh] type-lead sm:min-h-[3lh] lg:min-h-[2lh]">
        {meeting && summary(meeting)}
      </p>
      <OfficeStatus className="mt-3 text-mist" />
    </Section>
  );
}

function summary({ sharedNow, shift, shared }: ReturnType<typeof workingOverlap>) {
  if (shift === 0)
    return `Our office hours already share ${hoursText(sharedNow)} with yours, ${spanText(shared)}.`;
  const moved = `${hoursText(Math.abs(shift))} ${shift > 0 ? "later" : "earlier"}`;
  const before = sharedNow > 0 ? `only ${hoursText(sharedNow)}` : "no hours";
  return `Our office hours share ${before} with yours. Your developer starts ${moved} and is there with you from ${clockText(shared.from)} to ${clockText(shared.to)}.`;
}

function Scale() {
  return (
    <div aria-hidden="true" className="grid md:grid-cols-[16rem_1fr]">
      <div className="flex justify-between type-small text-mist tabular-nums md:col-start-2">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
    </div>
  );
}
