import { Steps } from "#app/sections/steps.tsx";
import type { Staffing } from "#content/staffing/schema.ts";
import { EngagementModel } from "./engagement-model.tsx";

export function MilestonePanel({ title, milestone }: Pick<Staffing, "milestone"> & { title: string }) {
  return (
    <EngagementModel title={title} model={milestone}>
      <h3 className="mb-2 type-h3">From requirements to the last payment</h3>
      <p className="mb-8 measure text-graphite">Every project gets its own quote, milestone by milestone.</p>
      <Steps steps={milestone.process} level={4} />
    </EngagementModel>
  );
}
