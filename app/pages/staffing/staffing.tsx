import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { RuledGrid } from "#app/ui/ruled-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import { partnerIndustries, staffing, staffingPlans } from "#content/staffing/index.ts";
import type { Route } from "./+types/staffing";
import { EngagementTabs } from "./engagement-tabs.tsx";
import { Industries } from "./industries.tsx";
import { OverlapBand } from "./overlap-band.tsx";
import { TeamPlanner } from "./team-planner.tsx";

export function loader() {
  return {
    metadata: tagsMetadata("/staffing"),
    staffing,
    plans: staffingPlans.all,
    levels: staffingPlans.all.map(({ id, title, price }) => ({
      id,
      title,
      monthlyPrice: Number(price.replace(/\D/g, "")),
      note: `${price} a month`,
    })),
    industries: partnerIndustries.all,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export const shouldRevalidate = revalidateOnPathChange;

export default function StaffingPage({ loaderData }: Route.ComponentProps) {
  const { staffing, plans, levels, industries } = loaderData;
  return (
    <>
      <PageHeader title="Staffing Solutions" subtitle={staffing.savingsClaim}>
        <ButtonLink href={site.schedulingUrl} variant="glow" size="lg">
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
      <Section title="How staffing works">
        <Steps steps={staffing.process} />
      </Section>
      <Industries industries={industries} />
      <Section title="What comes with every developer">
        <RuledGrid cells={staffing.reasons} columns={3} />
        <ButtonLink href={site.schedulingUrl} size="lg" className="screen-only mt-14">
          Schedule a Consultation
        </ButtonLink>
      </Section>
    </>
  );
}
