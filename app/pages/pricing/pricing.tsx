import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/pricing";
import { Estimator } from "./estimator.tsx";

export function loader() {
  return { metadata: tagsMetadata("/pricing"), calculators: calculators.all, faq: faq.all };
}

/** Another tab or selection is another query, and the same data. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PricingPage({ loaderData: { calculators, faq } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Pricing"
        subtitle={`Every price we start from, before you call. Add up what you need; the final quote follows a free ${site.consultationMinutes}-minute talk.`}
      />
      <Estimator calculators={calculators} faq={faq} />
    </>
  );
}
