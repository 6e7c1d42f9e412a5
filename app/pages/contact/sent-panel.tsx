import { Check } from "lucide";
import { replyBy } from "#app/time/office-hours.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/site.ts";
import { BookingLabel } from "./booking-label.tsx";
import { formatMoment, officeMoment } from "./moments.ts";
import type { Sent } from "./use-contact-form.ts";

/** The confirmation above the form. Its heading takes focus. */
export function SentPanel({ id, sent }: { id: string; sent: Sent }) {
  const due = replyBy(new Date(sent.at), site.hours, site.replyWithinHours);
  return (
    <section aria-labelledby={id} className="mb-12 border-t-4 border-taxi bg-taxi-tint p-6 md:p-8">
      <h3 id={id} className="flex items-center gap-3 type-h3">
        <Icon shape={Check} className="text-leaf" />
        Your message is with us
      </h3>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2">
        <div>
          <dt className="type-label">Your reference</dt>
          <dd className="mt-1 font-display text-3xl font-semibold tabular-nums [font-stretch:75%]">
            {sent.reference}
          </dd>
        </div>
        <div>
          <dt className="type-label">You will hear from us by (your time)</dt>
          <dd className="mt-1 font-display text-3xl font-semibold tabular-nums [font-stretch:75%]">
            <time dateTime={due.toISOString()}>{formatMoment(due)}</time>
          </dd>
          <dd className="type-small text-graphite">{officeMoment(due)}</dd>
        </div>
      </dl>
      <p className="mt-5 measure text-graphite">
        An engineer who knows the field will write to the address you gave. If it is urgent, book a call and
        talk to us sooner.
      </p>
      <ButtonLink href={site.schedulingUrl} variant="outline" className="mt-5">
        <BookingLabel />
      </ButtonLink>
    </section>
  );
}
