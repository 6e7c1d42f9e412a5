import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { Stats } from "#app/sections/stats.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledList, RuledRow } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/home/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { services } from "#content/services/index.ts";
import { stats } from "#content/site.ts";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    metadata: tagsMetadata(url.pathname),
    home,
    services: services.all.map(({ id, title, description, link }) => ({ id, title, description, link })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function HomePage({ loaderData: { home, services } }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} />
      <div className="page-width">
        <Stats stats={stats} />
      </div>
      <Section title="What we do">
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
      <Section title="How It Works" tone="ink">
        <RuledList rows={home.howItWorks} numbered />
        <ButtonLink to="/contact" variant="secondary" size="lg" className="mt-12">
          Contact Us
        </ButtonLink>
      </Section>
    </>
  );
}
