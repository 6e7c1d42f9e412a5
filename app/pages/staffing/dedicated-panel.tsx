import type { Staffing, StaffingPlan } from "#content/staffing/schema.ts";
import { EngagementModel } from "./engagement-model.tsx";
import { PlanTable } from "./plan-table.tsx";

type Props = Pick<Staffing, "dedicated"> & { title: string; plans: readonly StaffingPlan[] };

export function DedicatedPanel({ title, dedicated, plans }: Props) {
  return (
    <EngagementModel title={title} model={dedicated}>
      <PlanTable plans={plans} />
    </EngagementModel>
  );
}
