import { Steps } from "#app/sections/steps.tsx";
import type { Staffing } from "#content/staffing/schema.ts";
import { EngagementModel } from "./engagement-model.tsx";

export function MilestonePanel({ title, milestone }: Pick<Staffing, "milestone"> & { title: string }) {
  return (
    <EngagementModel title={title} model={milestone}>
      <div className="mb-6 items-baseline gap-x-6 lg:grid lg:grid-cols-12">
        <h3 className="type-h3 lg:col-span-5">From requirements to the last payment</h3>
        <p className="text-graphite max-lg:mt-2 lg:col-span-7 lg:pl-6">
          Every project gets its own quote, milestone by milestone.
        </p>
      </div>
      <Steps steps={milestone.process} level={4} />
    </EngagementModel>
  );
}
