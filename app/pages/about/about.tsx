import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeaderPicture } from "#app/sections/header-picture.tsx";
import { rivetedInitials } from "#app/sections/monogram/riveted-initials.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Stats } from "#app/sections/stats.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { about, videoPoster } from "#content/about/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { people } from "#content/people/index.ts";
import { sized } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { site, stats, video } from "#content/site.ts";
import type { Route } from "./+types/about";
import { Expertise } from "./expertise.tsx";
import { Goals } from "./goals.tsx";
import { Mission } from "./mission.tsx";
import { People } from "./people.tsx";
import { VideoFacade } from "./video-facade.tsx";

export function loader() {
  const expertise = about.expertise.flatMap(({ service, description }) => {
    const { id, title, icon, link } = services.get(service) ?? {};
    return id && title && icon && link ? [{ id, title, icon, link, description }] : [];
  });
  return {
    metadata: tagsMetadata("/about"),
    header: sized({ id: "brand/header-about", alt: "" }),
    mission: about.mission,
    city: sized(about.city),
    video: video ?? null,
    poster: sized(videoPoster),
    goals: about.goals,
    expertise,
    people: people.all.map(({ photo, ...person }) => ({
      ...person,
      ...(photo && { photo: sized(photo) }),
      initials: rivetedInitials(person.name),
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { header, mission, city, video, poster, goals, expertise, people } = loaderData;
  return (
    <Bands>
      <PageHeader
        title={`About ${site.name}`}
        subtitle={`A software and staffing company in ${site.city}, at work since ${site.foundedIn}.`}
        background={<HeaderPicture picture={header} />}
      />
      <Mission mission={mission} />
      <div className="page-width">
        {video ? (
          <VideoFacade video={video} poster={poster} />
        ) : (
          <Picture
            picture={city}
            sizes="(min-width: 88rem) 82rem, calc(100vw - 2.5rem)"
            fallbacks={["/images/fallbacks/gallery-2.png"]}
          />
        )}
      </div>
      <Goals goals={goals} />
      <Expertise cards={expertise} />
      {people.length > 0 && <People people={people} />}
      <section aria-label="In figures" className="page-width py-16 md:py-24">
        <Stats stats={stats.map(({ value, label }) => ({ value, label: inTitleCase(label) }))} />
      </section>
      <CallToAction
        title="Ask the people who would build it"
        text={`Write a few lines about your project. A person replies within ${site.replyWithinHours} hours on working days.`}
        to="/contact"
        label="Contact Us"
      />
    </Bands>
  );
}

/** "Years of Experience": on this page the labels are headings. */
function inTitleCase(label: string) {
  return label.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}
