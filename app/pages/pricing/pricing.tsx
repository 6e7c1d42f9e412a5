import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Paragraphs } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/pricing";
import { PriceList } from "./price-list.tsx";

export function loader() {
  return { metadata: tagsMetadata("/pricing"), calculators: calculators.all, faq: faq.all };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PricingPage({ loaderData: { calculators, faq } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Pricing"
        subtitle="Every price we start from, before you call. Add up what you need; the final quote follows a free 30-minute talk."
      />
      {calculators.map((calculator, index) => (
        <Section key={calculator.id} title={calculator.title} tone={index % 2 === 0 ? "white" : "fog"}>
          <PriceList groups={calculator.groups} />
        </Section>
      ))}
      <Section title="FAQ">
        <div className="border-t border-line">
          {faq.map(({ id, question, answer }) => (
            <details key={id} id={id} className="border-b border-line py-5">
              <summary className="cursor-pointer type-h3">{question}</summary>
              <Paragraphs paragraphs={answer} />
            </details>
          ))}
        </div>
      </Section>
      <Section title="Need a Custom Quote" tone="ink">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact" variant="glow">
            Request a Quote
          </ButtonLink>
          <ButtonLink to="/portfolio" variant="secondary">
            View Our Work
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
