import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { HeaderPicture } from "#app/sections/header-picture.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Stats } from "#app/sections/stats.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraphs } from "#app/ui/prose.tsx";
import { RuledList, RuledRow } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { about } from "#content/about/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { sized } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { stats } from "#content/site.ts";
import type { Route } from "./+types/about";

export function loader() {
  const expertise = about.expertise.map(({ service, description }) => ({
    id: service,
    title: services.get(service)?.title,
    description,
  }));
  return {
    metadata: tagsMetadata("/about"),
    mission: about.mission,
    city: sized(about.city),
    header: sized({ id: "brand/header-about", alt: "" }),
    goals: about.goals,
    expertise,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { mission, city, header, goals, expertise } = loaderData;
  return (
    <>
      <PageHeader
        title="About Midspan"
        subtitle={mission.statement}
        background={<HeaderPicture picture={header} />}
      />
      <Section title="Our Mission">
        <Paragraphs paragraphs={mission.paragraphs} />
        <Picture
          picture={city}
          sizes="(min-width: 90rem) 82rem, 100vw"
          fallbacks={["/images/fallbacks/gallery-2.png"]}
          className="mt-14"
        />
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
