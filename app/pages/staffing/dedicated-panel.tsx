import { clsx } from "clsx";
import { capitalised, counted } from "#content/count-words.ts";
import type { Staffing, StaffingPlan } from "#content/staffing/schema.ts";
import { EngagementModel } from "./engagement-model.tsx";

type Props = Pick<Staffing, "dedicated"> & { title: string; plans: readonly StaffingPlan[] };

export function DedicatedPanel({ title, dedicated, plans }: Props) {
  return (
    <EngagementModel title={title} model={dedicated}>
      <h3 className="mb-8 type-h3">{`${capitalised(counted(plans.length, ["level", "levels"]))}, one price each`}</h3>
      <ul className="grid gap-y-8 md:auto-cols-fr md:grid-flow-col md:gap-y-0">
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </EngagementModel>
  );
}

function Plan({ plan: { title, price, experience, popular, features } }: { plan: StaffingPlan }) {
  return (
    <li
      className={clsx(
        "border p-6 md:row-span-4 md:grid md:grid-rows-subgrid md:p-5 md:not-first:-ml-px lg:p-8",
        popular ? "relative border-ink bg-taxi-tint" : "border-line",
      )}
    >
      <h4 className="type-h3">{title}</h4>
      {popular && (
        <p className="absolute top-0 right-6 -translate-y-1/2 bg-taxi px-3 py-1 type-label md:right-5 lg:right-8">
          Popular Choice
        </p>
      )}
      <p className="mt-5">
        <span className="type-figure">{price}</span> <span className="text-steel">a month</span>
      </p>
      <p className="mt-1 text-graphite">{experience}</p>
      <ul className="mt-6 border-t border-ink/20">
        {features.map((feature) => (
          <li key={feature} className="border-b border-ink/20 py-2.5">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
