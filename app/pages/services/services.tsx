import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Section } from "#app/ui/section.tsx";
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
    subtitle: `${capitalised(counted(services.all.length, ["kind", "kinds"]))} of work from one team. You can also hire its people to work inside yours.`,
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
        from: estimatorOf(id).from,
        proof: proofOf({ id }),
        picture: cardPicture(image, fallbackPictures.project),
        listedUnder,
      }),
    ),
    deliverySteps,
    deliveryIntro: `Every project takes this course, whatever the service. The process page tells it in ${counted(processSteps.all.length, ["step", "steps"])}, with what you receive at each.`,
    staffingFrom: staffingPlans.all[0]?.price ?? "",
  };
}

/** "11 case studies, 1 project". */
function proofOf(service: Pick<Service, "id">) {
  const { studies, projects } = workOf(service);
  const counts = [
    { count: studies.count, one: "case study", many: "case studies" },
    { count: projects.count, one: "project", many: "projects" },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(", ");
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export const shouldRevalidate = revalidateOnPathChange;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Services" subtitle={loaderData.subtitle} />
      <Section
        title="What we build"
        intro="Features, tools, past work and the starting price of each, side by side."
      >
        <ServiceGrid services={loaderData.services} />
      </Section>
      <StaffingLink fromPrice={loaderData.staffingFrom} />
      <DeliveryBand steps={loaderData.deliverySteps} intro={loaderData.deliveryIntro} />
    </>
  );
}
