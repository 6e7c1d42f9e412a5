import type { ReactNode } from "react";
import { formatUsd } from "#app/lib/format.ts";
import { type Level, monthsText, sumsOf, type TeamPlan, teamText, totalFormula } from "./team-plan.ts";

export const planId = "plan";

/** The plan with every step of its arithmetic. */
export function PlanSheet({
  plan,
  levels,
  children,
}: {
  plan: TeamPlan;
  levels: readonly Level[];
  children: ReactNode;
}) {
  const { people, monthly, total } = sumsOf(plan, levels);
  return (
    <div className="border-t-4 border-taxi bg-white p-6 md:p-8 lg:sticky lg:top-28">
      <h3 id={planId} className="type-h3">
        Your plan
      </h3>
      <div role="status">
        <p className="mt-3 min-h-[1lh] text-graphite">
          {people > 0 ? `${teamText(plan, levels)}, ${monthsText(plan.months)}` : "Nobody chosen yet"}
        </p>
        <div className="mt-4 type-figure">{formatUsd(total)}</div>
        <p className="min-h-[1lh] type-small text-steel">
          {people > 0 ? `${formatUsd(monthly)} a month` : "Choose people to see the total."}
        </p>
        <Comparison plan={plan} levels={levels} />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function Comparison({ plan, levels }: { plan: TeamPlan; levels: readonly Level[] }) {
  const { people, total, local } = sumsOf(plan, levels);
  if (people === 0) return null;
  return (
    <dl className="mt-6 border-t border-line type-small">
      <Line label="How it adds up">{totalFormula(plan, levels)}</Line>
      {local && (
        <>
          <Line label="Your local cost">
            {people} × {formatUsd(plan.localCost ?? 0)} × {monthsText(plan.months)} = {formatUsd(local.total)}
          </Line>
          <Line label="The difference">
            <strong className="block type-h2">
              {formatUsd(Math.abs(local.difference))} {local.difference < 0 ? "more" : "less"},{" "}
              {Math.abs(local.percent)}%
            </strong>
            ({formatUsd(local.total)} − {formatUsd(total)}) ÷ {formatUsd(local.total)} = {local.percent}%
          </Line>
        </>
      )}
      {!local && <Line label="The difference">Enter your own local cost to see it. We do not guess.</Line>}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-steel">{label}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  );
}
