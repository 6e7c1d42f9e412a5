import { Bands } from "#app/layout/bands.tsx";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { cardPicture } from "#content/card-picture.ts";
import { capitalised, counted } from "#content/count-words.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { processSteps } from "#content/process/index.ts";
import { deliverySteps } from "#content/services/delivery-steps.ts";
import { estimatorOf } from "#content/services/estimators.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/schema.ts";
import { workOf } from "#content/services/work.ts";
import { fallbackPictures } from "#content/site.ts";
import { staffingPlans } from "#content/staffing/index.ts";
import type { Route } from "./+types/services";
import { DeliveryBand } from "./delivery-band.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { StaffingLink } from "./staffing-link.tsx";

export function loader() {
  return {
    metadata: tagsMetadata("/services"),
    subtitle: `${capitalised(counted(services.all.length, ["kind", "kinds"]))} of work from one team, each with its tools, past work and how it is priced. You can also hire our people to work inside your team.`,
    services: services.all.map(
      ({ id, title, description, icon, link, technologies, features, image, listedUnder }, index) => ({
        id,
        place: `${index + 1}/${services.all.length}`,
        title,
        description,
        icon,
        link,
        technologies,
        features: features.map((feature) => feature.title),
        estimator: estimatorOf(id),
        proof: proofOf({ id }),
        picture: cardPicture(image, fallbackPictures.project),
        listedUnder,
      }),
    ),
    deliverySteps,
    deliveryIntro: `Every software project runs this way. The process page sets it out in ${counted(processSteps.all.length, ["step", "steps"])}, with what you receive at each.`,
    staffingFrom: Math.min(...staffingPlans.all.map(({ price }) => price)),
  };
}

/** "11 case studies, 4 projects", or the clients where that would be a small figure. */
function proofOf(service: Pick<Service, "id">) {
  const { studies, projects } = workOf(service);
  return [
    { work: studies, noun: "case studies" },
    { work: projects, noun: "projects" },
  ]
    .flatMap(({ work, noun }) =>
      work.shownCount ? [`${work.shownCount} ${noun}`] : work.first.map(({ client }) => client),
    )
    .join(", ");
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export const shouldRevalidate = revalidateOnPathChange;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Bands>
      <PageHeader title="Services" subtitle={loaderData.subtitle} />
      <section aria-label="What we build" className="page-width pt-10 pb-16 md:pt-12 md:pb-24">
        <ServiceGrid services={loaderData.services} />
      </section>
      <StaffingLink fromPrice={loaderData.staffingFrom} />
      <DeliveryBand steps={loaderData.deliverySteps} intro={loaderData.deliveryIntro} />
    </Bands>
  );
}
