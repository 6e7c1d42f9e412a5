import { Bands } from "#app/layout/bands.tsx";
import { formatUsd } from "#app/lib/format.ts";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import { partnerIndustries, staffing, staffingPlans } from "#content/staffing/index.ts";
import type { Route } from "./+types/staffing";
import { Column, Line } from "./columns.tsx";
import { EngagementTabs } from "./engagement-tabs.tsx";
import { IndustryIcon } from "./industry-icon.tsx";
import { OverlapBand } from "./overlap-band.tsx";
import { TeamPlanner } from "./team-planner.tsx";

const list = "border-t border-line-strong md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-6";

export function loader() {
  return {
    metadata: tagsMetadata("/staffing"),
    staffing,
    plans: staffingPlans.all,
    levels: staffingPlans.all.map(({ id, title, price }) => ({
      id,
      title,
      monthlyPrice: price,
      note: `${formatUsd(price)} a month`,
    })),
    industries: partnerIndustries.all,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export const shouldRevalidate = revalidateOnPathChange;

export default function StaffingPage({ loaderData }: Route.ComponentProps) {
  const { staffing, plans, levels, industries } = loaderData;
  return (
    <Bands>
      <PageHeader title="Staffing Solutions" subtitle={staffing.savingsClaim}>
        <ButtonLink href={site.schedulingUrl} size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink to="/staffing#planner" variant="outline" size="lg">
          Check it with your own figures
        </ButtonLink>
      </PageHeader>
      <EngagementTabs dedicated={staffing.dedicated} milestone={staffing.milestone} plans={plans} />
      <div id="planner" tabIndex={-1}>
        <TeamPlanner levels={levels} />
      </div>
      <OverlapBand />
      <div className="section-space">
        <div className="page-width grid gap-x-10 gap-y-14 lg:auto-cols-fr lg:grid-flow-col">
          <Column id="process" title="How staffing works">
            <ol className={list}>
              {staffing.process.map(({ title, description }, index) => (
                <Line key={title} title={title} text={description}>
                  <span aria-hidden="true" className="w-8 shrink-0 type-figure-small">
                    {index + 1}
                  </span>
                </Line>
              ))}
            </ol>
          </Column>
          <Column id="reasons" title="What you get">
            <ul className={list}>
              {staffing.reasons.map(({ title, description }) => (
                <Line key={title} title={title} text={description} />
              ))}
            </ul>
          </Column>
          {industries.length > 0 && (
            <Column id="industries" title="Industries we know">
              <ul className={list}>
                {industries.map(({ id, title, description, icon }) => (
                  <Line key={id} title={title} text={description}>
                    <IndustryIcon icon={icon} className="mt-0.5 size-7 shrink-0" />
                  </Line>
                ))}
              </ul>
            </Column>
          )}
        </div>
      </div>
      <CallToAction
        title="Meet your developer before you decide"
        text={`Book a call of ${site.consultationMinutes} minutes and tell us what your team is missing. We send two or three profiles, and you speak to each person yourself.`}
        href={site.schedulingUrl}
        label="Schedule a Consultation"
      >
        <ButtonLink
          href={site.schedulingUrl}
          size="lg"
          variant="outline"
          className="text-white hover:text-ink"
        >
          Discuss Your Project Requirements
        </ButtonLink>
      </CallToAction>
    </Bands>
  );
}
