import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { rivetedInitials } from "#app/sections/monogram/riveted-initials.ts";
import { Stats } from "#app/sections/stats.tsx";
import { capitalised, counted } from "#content/count-words.ts";
import { home } from "#content/home/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { hasFiles, sized } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { clientStats, stats } from "#content/site.ts";
import { testimonials } from "#content/testimonials/index.ts";
import { canonicalPath } from "#contract/canonical-path.ts";
import type { Route } from "./+types/home";
import { featuredStudies, logosWithWork, technologiesByCategory } from "./cards.ts";
import { ChatWidget } from "./chat-widget/chat-widget.tsx";
import { FeaturedStudies } from "./featured-studies.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ServicesList } from "./services-list.tsx";
import { TechnologyGrid } from "./technology-grid.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { TrustedPartners } from "./trusted-partners.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    // Prerendering requests pages with a trailing slash.
    metadata: tagsMetadata(canonicalPath(url.pathname)),
    home,
    logos: logosWithWork(),
    servicesTitle: `${capitalised(counted(services.all.length, ["service", "services"]))}, one team`,
    services: services.all.map(({ id, title, description, link, drawing }) => ({
      id,
      title,
      description,
      link,
      drawing,
    })),
    studies: featuredStudies(),
    technologies: technologiesByCategory(),
    voices: testimonials.all.map(({ image, ...voice }) => ({
      ...voice,
      ...(hasFiles(image.id) && { photo: sized(image) }),
      initials: rivetedInitials(voice.name),
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, logos, servicesTitle, services, studies, technologies, voices } = loaderData;
  return (
    <Bands>
      <Hero hero={home.hero} />
      <div className="page-width">
        <Stats stats={stats} />
      </div>
      {logos.length > 0 && <TrustedPartners logos={logos} />}
      <ServicesList
        title={servicesTitle}
        intro={home.servicesIntro}
        services={services}
        staffing={home.staffing}
      />
      <FeaturedStudies {...home.studies} studies={studies} />
      {technologies.length > 0 && <TechnologyGrid {...home.technologies} categories={technologies} />}
      {voices.length > 0 && <Testimonials voices={voices} stats={clientStats} />}
      <HowItWorks closing={home.closing} howItWorks={home.howItWorks} />
      <ChatWidget />
    </Bands>
  );
}
