import { redirect } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { findService } from "#content/services/index.ts";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw redirect("/services");
  return { service, metadata: tagsMetadata(service.link) };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (reason) {
    if (!(reason instanceof Response) && !isMissing(reason)) throw reason;
    console.warn(`No service "${params.serviceId}": showing all services`);
    throw redirect("/services");
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={service.title} subtitle={service.description}>
        <ButtonLink to="/contact">Get Started</ButtonLink>
        <ButtonLink to="/services" variant="outline">
          Back to Services
        </ButtonLink>
      </PageHeader>
      <Section title="Key Features">
        <RuledList rows={service.features} />
      </Section>
      <Section title={service.process.length > 0 ? "How We Deliver Results" : "Our Process"} tone="fog">
        <RuledList rows={service.process} numbered />
      </Section>
      <Section title="Technologies We Use">
        <ul className="flex flex-wrap gap-2">
          {service.technologies.map((name) => (
            <li key={name} className="rounded bg-hooghly-tint px-4 py-2 text-hooghly">
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Benefits" tone="ink">
        <RuledList rows={service.benefits} />
      </Section>
    </>
  );
}

function isMissing(reason: unknown) {
  return typeof reason === "object" && reason !== null && "status" in reason && reason.status === 404;
}
