import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Stats } from "#app/sections/stats.tsx";
import { Paragraphs } from "#app/ui/prose.tsx";
import { RuledList, RuledRow } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { about } from "#content/about/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { services } from "#content/services/index.ts";
import { stats } from "#content/site.ts";
import type { Route } from "./+types/about";

export function loader() {
  const expertise = about.expertise.map(({ service, description }) => ({
    id: service,
    title: services.get(service)?.title,
    description,
  }));
  return { metadata: tagsMetadata("/about"), mission: about.mission, goals: about.goals, expertise };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function AboutPage({ loaderData: { mission, goals, expertise } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="About Midspan" subtitle={mission.statement} />
      <Section title="Our Mission">
        <Paragraphs paragraphs={mission.paragraphs} />
      </Section>
      <Section title="Our Goals" tone="fog">
        <RuledList rows={goals} />
      </Section>
      <Section title="Our Expertise">
        <ul className="border-t border-line">
          {expertise.map(({ id, title, description }) => (
            <RuledRow
              key={id}
              title={
                <Link to={`/services/${id}`} prefetch="intent" className="hover:underline">
                  {title}
                </Link>
              }
            >
              <p className="measure">{description}</p>
            </RuledRow>
          ))}
        </ul>
      </Section>
      <div className="page-width pb-20">
        <Stats stats={stats} />
      </div>
    </>
  );
}
