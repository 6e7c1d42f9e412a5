import { PhoneLink } from "#app/sections/phone-link.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { site } from "#content/site.ts";
import { BookingLabel } from "./booking-label.tsx";

/** Replaces the form without JavaScript, which the security check needs. */
export function WithoutScript() {
  return (
    <noscript>
      <div className="border-l-4 border-taxi bg-fog p-6">
        <p className="font-semibold">
          The form’s security check needs JavaScript, which is switched off in your browser.
        </p>
        <p className="mt-2">Write, call or book a time instead:</p>
        <ul className="mt-3">
          <li>
            <a href={`mailto:${site.email}`} className="inline-flex min-h-9 items-center text-link">
              {site.email}
            </a>
          </li>
          <li>
            <PhoneLink className="inline-flex min-h-9 items-center text-link" />
          </li>
          <li>
            <ExternalLink href={site.schedulingUrl} className="inline-flex min-h-9 items-center text-link">
              <BookingLabel />
            </ExternalLink>
          </li>
        </ul>
      </div>
    </noscript>
  );
}
