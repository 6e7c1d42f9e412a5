import type { ReactNode } from "react";
import { PhoneLink } from "#app/sections/phone-link.tsx";
import { hoursElsewhere, isWorkday, officeStatus, officeZone, replyBy } from "#app/time/office-hours.ts";
import { useCurrentMinute } from "#app/time/use-current-minute.ts";
import { clockText, hoursOfDay, visitorZone } from "#app/time/zone-clock.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";
import { BookingLabel } from "./booking-label.tsx";
import { formatMoment, officeMoment } from "./moments.ts";
import { OfficeDay } from "./office-day.tsx";

const { address, hours } = site;

/** Our address and the time there, so that a visitor knows when to expect a reply. */
export function Office({ className }: { className?: string }) {
  const minute = useCurrentMinute();
  const now = minute === undefined ? undefined : new Date(minute);
  const open = now ? hoursElsewhere(now, hours, visitorZone) : { from: hours.opensAt, to: hours.closesAt };
  const due = now && replyBy(now, hours, site.replyWithinHours);
  return (
    <aside aria-labelledby="office" className={className}>
      <div className="on-dark bg-hooghly-deep p-6 text-white md:p-8">
        <h2 id="office" className="type-h3">
          Our office
        </h2>
        <p className="mt-5 flex flex-wrap items-end justify-between gap-4">
          <span className="type-figure">
            {now ? clockText(hoursOfDay(now, officeZone(hours))) : hours.span}
          </span>
          <span className="min-w-21 pb-1 type-small text-mist">
            in {address.city}
            <span className="block font-semibold text-taxi">
              {now ? (officeStatus(now, hours).open ? "Open now" : "Closed now") : hours.days}
            </span>
          </span>
        </p>
        <p className="mt-5 type-small text-mist">
          {`Our hours ${now ? "on your clock" : `in ${address.city}`}: ${clockText(open.from)} to ${clockText(open.to)}`}
        </p>
        <OfficeDay
          open={open}
          now={now && hoursOfDay(now, visitorZone)}
          dayOff={now !== undefined && !isWorkday(now, hours)}
        />
        <p className="mt-3 type-small text-mist">
          {`${hours.days} ${hours.short} ${hours.zone} (${hours.utc}), ${hours.closed}.`}
        </p>
        <dl className="mt-6 divide-y divide-white/20 border-y border-white/20">
          <Fact
            label={due ? "Hear back by (your time)" : "We reply within"}
            note={due ? officeMoment(due) : `${hours.days} in ${address.city}`}
          >
            {due ? formatMoment(due) : `${site.replyWithinHours} hours on working days`}
          </Fact>
          <Fact label="Email">
            <a
              href={`mailto:${site.email}`}
              className="inline-flex min-h-7 max-w-full items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {site.email}
            </a>
          </Fact>
          <Fact label="Phone">
            <PhoneLink className="inline-flex min-h-7 max-w-full items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2" />
          </Fact>
          <Fact label="Address">
            {address.street}, {address.city}, {address.country}
          </Fact>
        </dl>
        <ButtonLink href={site.schedulingUrl} variant="secondary" className="mt-7 w-full">
          <BookingLabel />
        </ButtonLink>
      </div>
    </aside>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="py-3.5">
      <dt className="type-small text-mist">{label}</dt>
      <dd className="font-semibold">{children}</dd>
      {note && <dd className="type-small text-mist">{note}</dd>}
    </div>
  );
}
