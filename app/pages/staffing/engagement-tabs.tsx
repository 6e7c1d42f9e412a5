import { TabList } from "#app/ui/tab-list.tsx";
import { TabPanel } from "#app/ui/tab-panel.tsx";
import { changeParams } from "#app/url-state/url-state.ts";
import { useUrlParams } from "#app/url-state/use-url-params.ts";
import type { Staffing, StaffingPlan } from "#content/staffing/schema.ts";
import { DedicatedPanel } from "./dedicated-panel.tsx";
import { MilestonePanel } from "./milestone-panel.tsx";

const first = { id: "dedicated", label: "Monthly Dedicated Resources" };
const second = { id: "milestone", label: "Milestone Based Model" };

type Props = Pick<Staffing, "dedicated" | "milestone"> & { plans: readonly StaffingPlan[] };

/** The two ways of working with us. The first is what a visitor sees unless the URL says otherwise. */
export function EngagementTabs({ dedicated, milestone, plans }: Props) {
  const selected = useUrlParams().get("tab") === second.id ? second.id : first.id;

  return (
    <section aria-label="Two ways to work with us" className="page-width pt-8 pb-12 md:pt-10 md:pb-16">
      <TabList
        label="Ways to work with us"
        tabs={[first, second]}
        selected={selected}
        onSelect={select}
        className="screen-only grid border-b-4 border-ink sm:grid-cols-2"
      />
      <TabPanel id={first.id} selected={selected === first.id} onSelect={select}>
        <DedicatedPanel title={first.label} dedicated={dedicated} plans={plans} />
      </TabPanel>
      <TabPanel id={second.id} selected={selected === second.id} onSelect={select}>
        <MilestonePanel title={second.label} milestone={milestone} />
      </TabPanel>
    </section>
  );
}

function select(id: string) {
  changeParams({ tab: id === first.id ? undefined : id });
}
