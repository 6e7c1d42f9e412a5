import { Fragment, type ReactNode } from "react";
import { formatUsd } from "#app/lib/format.ts";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import type { Estimator } from "#content/services/estimators.ts";
import type { Service } from "#content/services/schema.ts";
import { fallbackPictures } from "#content/site.ts";

export type Sheet = Pick<
  Service,
  "id" | "title" | "description" | "icon" | "link" | "technologies" | "listedUnder"
> & {
  place: string;
  features: readonly string[];
  estimator: Estimator;
  proof: string;
  picture: PictureFiles;
};

/** One service: what it is, then the facts that a buyer compares. */
export function ServiceSheet({ service, first = false }: { service: Sheet; first?: boolean }) {
  const { place, title, description, icon, link, features, technologies, estimator, proof, picture } =
    service;
  const { from } = estimator;
  const price = from
    ? `From ${formatUsd(from.price)}, ${from.weeks} weeks or more`
    : "Quoted after a free call";
  return (
    <li className="group relative row-span-4 grid grid-rows-subgrid gap-y-0 border-t-4 border-ink pt-5 transition-colors hover:border-taxi print:mb-6 print:block print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <h2 className="min-w-0 flex-[1_1_10rem] type-h2">
          <Link
            to={link}
            className="group-hover:underline group-hover:decoration-2 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <div className="flex shrink-0 items-center gap-3 pt-1">
          <ServiceIcon icon={icon} className="size-7" />
          <span aria-hidden="true" className="type-h3 text-steel [font-stretch:75%]">
            {place}
          </span>
        </div>
      </div>
      <p className="mt-4 measure text-graphite">{description}</p>
      <Picture
        picture={picture}
        sizes="(min-width: 88rem) 41rem, (min-width: 64rem) 46vw, calc(100vw - 2.5rem)"
        {...(first && { priority: "high" })}
        fallbacks={[fallbackPictures.project]}
        className="mt-6 aspect-[8/5] print:w-2/5"
      />
      <dl className="mt-7 border-t border-line type-small">
        <Line label="Features">
          <Names names={features} />
        </Line>
        <Line label="Technologies">
          <Names names={technologies} />
        </Line>
        {proof && <Line label="Work">{proof}</Line>}
        <Line label="Price">
          <Link to={estimator.link} className="relative z-10 text-link font-semibold tabular-nums">
            {price}
          </Link>
        </Line>
      </dl>
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
      <dt className="w-26 text-steel md:w-32">{label}</dt>
      <dd className="min-w-[min(8rem,100%)] flex-1">{children}</dd>
    </div>
  );
}

/** Names that wrap between each other and not at a hyphen. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className="inline-block">{index < names.length - 1 ? `${name},` : name}</span>{" "}
    </Fragment>
  ));
}
