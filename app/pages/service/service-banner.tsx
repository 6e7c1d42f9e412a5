import { ArrowLeft } from "lucide";
import { formatUsd } from "#app/lib/format.ts";
import { Facts } from "#app/sections/facts.tsx";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Estimator } from "#content/services/estimators.ts";
import type { Service } from "#content/services/schema.ts";

type Props = {
  service: Pick<Service, "id" | "title" | "description" | "icon" | "technologies">;
  estimator: Estimator;
};

export function ServiceBanner({ service: { id, title, description, icon, technologies }, estimator }: Props) {
  const { from, link } = estimator;
  const price = from
    ? [{ text: `From ${formatUsd(from.price)}`, to: link }, `${from.weeks} weeks or more`]
    : [{ text: "Quoted for each project", to: link }, "After a free call"];
  return (
    <header className="border-b border-line">
      <div className="page-width grid gap-x-6 gap-y-12 pt-8 pb-14 md:pt-10 md:pb-20 lg:grid-cols-12 print:gap-y-6 print:py-0">
        <div className="lg:col-span-8 lg:pr-10">
          <Link to="/services" className="screen-only inline-flex min-h-11 items-center gap-2 text-link">
            <Icon shape={ArrowLeft} className="size-5" />
            Back to Services
          </Link>
          <ServiceIcon icon={icon} className="mt-8 size-14 md:mt-12 md:size-16" />
          <h1 className="mt-5 type-display">{title}</h1>
          <p className="mt-7 measure type-lead text-graphite">{description}</p>
          <ButtonLink to={`/contact?service=${id}`} size="lg" className="screen-only mt-9">
            Get Started
          </ButtonLink>
        </div>
        <Facts
          title="At a glance"
          className="lg:col-span-4 lg:self-end"
          facts={[
            { label: "Price and time", values: price },
            { label: "Built with", values: [technologies.join(", ")] },
          ]}
        />
      </div>
    </header>
  );
}
