import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import { partnerIndustries, staffing, staffingPlans } from "#content/staffing/index.ts";
import type { Route } from "./+types/staffing";

export function loader() {
  return {
    metadata: tagsMetadata("/staffing"),
    staffing,
    plans: staffingPlans.all,
    industries: partnerIndustries.all,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function StaffingPage({ loaderData: { staffing, plans, industries } }: Route.ComponentProps) {
  const { dedicated, milestone } = staffing;
  return (
    <>
      <PageHeader title="Staffing Solutions" subtitle={staffing.savingsClaim}>
        <ButtonLink href={site.schedulingUrl}>Get Started</ButtonLink>
      </PageHeader>
      <Section title="Monthly Dedicated Resources" intro={dedicated.summary}>
        <RuledList rows={dedicated.benefits} />
        <IdealFor lines={dedicated.idealFor} />
        <ul className="mt-14 grid gap-x-6 gap-y-10 md:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="border-t-4 border-ink pt-5">
              <h3 className="type-h3">{plan.title}</h3>
              {plan.popular && <p className="mt-1 inline-block bg-taxi px-2 type-label">Popular Choice</p>}
              <p className="mt-3 type-figure">{plan.price}</p>
              <p className="type-small text-steel">per month, {plan.experience}</p>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {plan.features.map((feature) => (
                  <li key={feature} className="py-2">
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Milestone Based Model" intro={milestone.summary} tone="fog">
        <RuledList rows={milestone.benefits} />
        <IdealFor lines={milestone.idealFor} />
        <h3 className="mt-14 mb-6 type-h3">From requirements to the last payment</h3>
        <RuledList rows={milestone.process} numbered />
        <ButtonLink href={site.schedulingUrl} className="mt-10">
          Discuss Your Project Requirements
        </ButtonLink>
      </Section>
      <Section title="How staffing works">
        <RuledList rows={staffing.process} numbered />
      </Section>
      <Section title="Industries we know" tone="fog">
        <RuledList rows={industries} />
      </Section>
      <Section title="Why teams choose us" tone="ink">
        <RuledList rows={staffing.reasons} />
        <ButtonLink href={site.schedulingUrl} variant="glow" size="lg" className="mt-12">
          Schedule a Consultation
        </ButtonLink>
      </Section>
    </>
  );
}

function IdealFor({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <h3 className="mt-12 type-h3">Ideal For</h3>
      <ul className="mt-4 grid gap-x-6 gap-y-2 md:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="border-l-2 border-taxi pl-3">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
