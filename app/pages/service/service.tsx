import { redirect } from "react-router";
import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import { RuledGrid } from "#app/ui/ruled-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { sized } from "#content/pictures.ts";
import { estimatorOf } from "#content/services/estimators.ts";
import { findService } from "#content/services/index.ts";
import { toolsOf, workOf } from "#content/services/work.ts";
import { fallbackPictures, site } from "#content/site.ts";
import type { Route } from "./+types/service";
import { ServiceBanner } from "./service-banner.tsx";
import { ServiceProcess } from "./service-process.tsx";
import { ServiceTools } from "./service-tools.tsx";
import { ServiceWork } from "./service-work.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const found = findService(params.serviceId);
  if (!found) throw redirect("/services");
  const { id, title, description, icon, technologies, features, process, benefits, ...rest } = found;
  return {
    service: { id, title, description, icon, technologies, features, process, benefits },
    pictures: { main: sized(rest.image), detail: sized(rest.secondaryImage) },
    tools: toolsOf(found),
    work: workOf(found),
    estimator: estimatorOf(found.id),
    metadata: tagsMetadata(found.link),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, pictures, tools, work, estimator } = loaderData;
  return (
    <Bands key={service.id}>
      <ServiceBanner service={service} estimator={estimator} />
      <ServicePicture picture={pictures.main} />
      <Section title="Key Features">
        <RuledGrid cells={service.features} columns={3} />
      </Section>
      <ServiceProcess process={service.process} />
      <ServiceTools tools={tools} estimator={estimator} />
      <Section title="Benefits" tone="ink">
        <RuledGrid cells={service.benefits} columns={4} dark />
      </Section>
      <ServicePicture picture={pictures.detail} />
      <ServiceWork {...work} />
      <CallToAction
        title="Bring us the problem"
        text={`Tell us what you need, and by when. A person replies within ${site.replyWithinHours} hours on working days.`}
        to={`/contact?service=${service.id}`}
        label="Discuss Your Project"
      />
    </Bands>
  );
}

function ServicePicture({ picture }: { picture: PictureFiles }) {
  return (
    <div className="page-width pt-10 md:pt-14">
      <Picture
        picture={picture}
        sizes="(min-width: 88rem) 82rem, calc(100vw - 2.5rem)"
        fallbacks={[fallbackPictures.project]}
        className="print:max-w-[45%]"
      />
    </div>
  );
}
