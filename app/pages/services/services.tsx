import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledList, RuledRow } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { deliverySteps } from "#content/services/delivery-steps.ts";
import { services } from "#content/services/index.ts";
import type { Route } from "./+types/services";

export function loader() {
  return {
    metadata: tagsMetadata("/services"),
    services: services.all.map(({ id, title, description, link }) => ({ id, title, description, link })),
    deliverySteps,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function ServicesPage({ loaderData: { services, deliverySteps } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Services"
        subtitle="Six kinds of work, each with its steps, its tools and the results to expect. Staffing is the seventh: the same people, inside your team."
      />
      <Section title="What we build">
        <ul className="border-t border-line">
          {services.map((service) => (
            <RuledRow
              key={service.id}
              title={
                <Link to={service.link} prefetch="intent" className="hover:underline">
                  {service.title}
                </Link>
              }
            >
              <p className="measure">{service.description}</p>
            </RuledRow>
          ))}
        </ul>
      </Section>
      <Section title="How a project runs" tone="fog">
        <RuledList rows={deliverySteps} numbered />
        <ButtonLink to="/process" variant="outline" className="mt-10">
          See the full process
        </ButtonLink>
      </Section>
    </>
  );
}
