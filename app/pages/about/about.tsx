import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Stats } from "#app/sections/stats.tsx";
import { about } from "#content/about/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { sizedIfDrawn } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { site, stats, video } from "#content/site.ts";
import type { Route } from "./+types/about";
import { Expertise } from "./expertise.tsx";
import { Goals } from "./goals.tsx";
import { Mission } from "./mission.tsx";
import { VideoFacade } from "./video-facade.tsx";

export function loader() {
  const expertise = about.expertise.flatMap(({ service, description }) => {
    const { id, title, icon, link } = services.get(service) ?? {};
    return id && title && icon && link ? [{ id, title, icon, link, description }] : [];
  });
  return {
    metadata: tagsMetadata("/about"),
    mission: about.mission,
    goals: about.goals,
    expertise,
    video: video ?? null,
    poster: sizedIfDrawn({ id: "brand/video-poster", alt: "" }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { mission, goals, expertise, video, poster } = loaderData;
  return (
    <>
      <PageHeader
        title="About Midspan"
        subtitle={`A software and staffing company in ${site.city}, at work since ${site.foundedIn}.`}
      />
      <Mission mission={mission} />
      {video && <VideoFacade video={video} poster={poster} />}
      <Goals goals={goals} />
      <Expertise cards={expertise} />
      <section aria-label="In figures" className="page-width py-16 md:py-24">
        <Stats stats={stats.map(({ value, label }) => ({ value, label: inTitleCase(label) }))} />
      </section>
    </>
  );
}

/** "Years of Experience": on this page the labels are headings. */
function inTitleCase(label: string) {
  return label.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}
