import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledRow } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/contact";

export function loader() {
  return { metadata: tagsMetadata("/contact") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function ContactPage() {
  const { address, hours } = site;
  return (
    <>
      <PageHeader
        title="Contact"
        subtitle={`Tell us what you are building. A person replies within ${site.replyWithinHours} hours on working days.`}
      >
        <ButtonLink href={site.schedulingUrl}>Book a {site.consultationMinutes}-minute call</ButtonLink>
      </PageHeader>
      <Section title="How to reach us">
        <ul className="border-t border-line">
          <RuledRow title="E-mail">
            <a href={`mailto:${site.email}`} className="inline-flex min-h-6 items-center text-link">
              {site.email}
            </a>
          </RuledRow>
          <RuledRow title="Phone">
            <a
              href={`tel:${site.phone.replaceAll(" ", "")}`}
              className="inline-flex min-h-6 items-center text-link"
            >
              {site.phone}
            </a>
          </RuledRow>
          <RuledRow title="Office">
            <p>
              {address.street}, {address.city}
            </p>
            <p>
              {hours.days} 8am-5pm {hours.zone}, weekend {hours.weekend}
            </p>
          </RuledRow>
        </ul>
      </Section>
    </>
  );
}
