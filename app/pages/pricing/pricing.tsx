import { useMemo } from "react";
import { Bands } from "#app/layout/bands.tsx";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { calculators } from "#content/calculator/index.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { faq } from "#content/faq/index.ts";
import type { Faq } from "#content/faq/schema.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/pricing";
import { Estimator } from "./estimator.tsx";

type Content = { calculators: readonly Calculator[]; faq: readonly Faq[] };

/** The options are sent as a JSON string: in the router's own format they are 1.2 KB larger. */
export function loader() {
  const content: Content = { calculators: calculators.all, faq: faq.all };
  return { metadata: tagsMetadata("/pricing"), content: JSON.stringify(content) };
}

export const shouldRevalidate = revalidateOnPathChange;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const content: Content = useMemo(() => JSON.parse(loaderData.content), [loaderData.content]);
  return (
    <Bands>
      <PageHeader
        title="Pricing"
        subtitle={`Our starting prices, on one page. Add up what you need; the final quote follows a free call of ${site.consultationMinutes} minutes.`}
      />
      <Estimator {...content} />
    </Bands>
  );
}
