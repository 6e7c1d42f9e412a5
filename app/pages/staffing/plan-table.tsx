import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatUsd } from "#app/lib/format.ts";
import type { StaffingPlan } from "#content/staffing/schema.ts";

/** What is the same in all plans is said once, below. On a phone the name of a row is above its cells. */
export function PlanTable({ plans }: { plans: readonly StaffingPlan[] }) {
  const rows = [...new Set(plans.flatMap(({ features }) => features.map(({ row }) => row)))];
  const isShared = (row: string) => new Set(plans.map((plan) => featureOf(plan, row))).size === 1;
  const shared = plans.length > 1 ? rows.filter(isShared) : [];
  return (
    <table className="plan-table w-full text-left md:table-fixed">
      <caption className="sr-only">The monthly plans compared</caption>
      <thead>
        <tr>
          <td className="w-34 max-md:hidden" />
          {plans.map(({ id, title, experience, popular }) => (
            <th key={id} scope="col" className={clsx("relative", popular && "bg-taxi-tint")}>
              {popular && (
                <span className="absolute -top-3 w-max bg-taxi px-2 type-label max-md:-top-5">
                  Popular Choice
                </span>
              )}
              <span className="block type-label md:type-h3">{title}</span>{" "}
              <span className="mt-1 block font-[400]">{experience}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="Monthly price" plans={plans}>
          {({ price }) => <span className="type-figure-small">{formatUsd(price)}</span>}
        </Row>
        {rows
          .filter((name) => !shared.includes(name))
          .map((name) => (
            <Row key={name} name={name} plans={plans}>
              {(plan) => featureOf(plan, name)}
            </Row>
          ))}
      </tbody>
      {shared.length > 0 && (
        <tfoot>
          <tr>
            <RowName>Every plan</RowName>
            <td colSpan={plans.length}>{shared.map((name) => featureOf(plans[0], name)).join(", ")}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Row({
  name,
  plans,
  children,
}: {
  name: string;
  plans: readonly StaffingPlan[];
  children: (plan: StaffingPlan) => ReactNode;
}) {
  return (
    <tr>
      <RowName>{name}</RowName>
      {plans.map((plan) => (
        <td key={plan.id} className={clsx(plan.popular && "bg-taxi-tint")}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}

function RowName({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="type-small text-steel">
      {children}
    </th>
  );
}

function featureOf(plan: StaffingPlan | undefined, name: string) {
  return plan?.features.find(({ row }) => row === name)?.text ?? "Not included";
}
