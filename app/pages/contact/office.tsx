import type { ReactNode } from "react";
import { useMinute } from "#app/lib/use-minute.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";
import { formatHours, formatMoment } from "./moments.ts";
import { OfficeDay } from "./office-day.tsx";
import { hoursAt, isOpen, isWorkingDay, officeOffset, replyBy } from "./office-hours.ts";

const hour = 3_600_000;
const { address, hours } = site;

/** Where we are and what time it is there, so that a visitor knows when to expect an answer. */
export function Office({ className }: { className?: string }) {
  const now = useMinute();
  const visitorOffset = now === undefined ? officeOffset : -new Date(now).getTimezoneOffset() * 60_000;
  const shared = visitorOffset === officeOffset;
  const open = hoursAt(visitorOffset);
  return (
    <aside aria-labelledby="office" className={className}>
      <div className="on-dark bg-hooghly-deep p-6 text-white md:p-8">
        <h2 id="office" className="type-h3">
          Our office
        </h2>
        <p className="mt-5 flex items-end justify-between gap-4">
          <span className="type-figure">
            {now === undefined ? `0${hours.opensAt}–${hours.closesAt}` : clockOf(now)}
          </span>
          <span className="pb-1 text-right type-small text-mist">
            in {address.city}
            <span className="block font-semibold text-taxi">
              {now === undefined ? hours.days : isOpen(now) ? "Open now" : "Closed now"}
            </span>
          </span>
        </p>
        <OfficeDay
          open={open}
          now={now === undefined ? undefined : ((now + visitorOffset) / hour) % 24}
          dayOff={now !== undefined && !isWorkingDay(now)}
        />
        <p className="mt-2 min-h-11 type-small text-mist">
          {hours.days} 8am-5pm {hours.zone} (UTC+5:30), weekend {hours.weekend}.
          {!shared && ` That is ${formatHours(open.from)} to ${formatHours(open.to)} on your clock.`}
        </p>
        <dl className="mt-6 divide-y divide-white/20 border-y border-white/20">
          <Fact label={now === undefined ? "We reply within" : "Write now, hear back by"}>
            {now === undefined
              ? `${site.replyWithinHours} hours on working days`
              : formatMoment(replyBy(now))}
          </Fact>
          <Fact label="Email">
            <a
              href={`mailto:${site.email}`}
              className="inline-flex min-h-7 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {site.email}
            </a>
          </Fact>
          <Fact label="Phone">
            <a
              href={`tel:${site.phone.replaceAll(" ", "")}`}
              className="inline-flex min-h-7 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {site.phone}
            </a>
          </Fact>
          <Fact label="Address">
            {address.street}, {address.city}, {address.country}
          </Fact>
        </dl>
        <ButtonLink href={site.schedulingUrl} variant="secondary" className="mt-7 w-full">
          Book a {site.consultationMinutes}-minute call
        </ButtonLink>
      </div>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3.5">
      <dt className="type-small text-mist">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function clockOf(now: number) {
  return formatHours(((now + officeOffset) / hour) % 24);
}
