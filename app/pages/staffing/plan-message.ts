import type { Prefill } from "#app/lib/contact-prefill.ts";
import { formatUsd } from "#app/lib/format.ts";
import { type Level, monthsText, sumsOf, type TeamPlan, teamText, totalFormula } from "./team-plan.ts";

/** The prefill of the contact form for a plan. */
export function planMessage(plan: TeamPlan, levels: readonly Level[], address: string): Prefill {
  const team = `${teamText(plan, levels)}, ${monthsText(plan.months)}`;
  const { people, total, local } = sumsOf(plan, levels);
  const lines = [
    "We would like to talk about this team:",
    "",
    team,
    totalFormula(plan, levels),
    ...(local
      ? [
          `Our local cost: ${people} × ${formatUsd(plan.localCost ?? 0)} × ${monthsText(plan.months)} = ${formatUsd(local.total)}`,
          `Difference: (${formatUsd(local.total)} − ${formatUsd(total)}) ÷ ${formatUsd(local.total)} = ${local.percent}%`,
        ]
      : []),
    "",
    address,
    "",
    "We want to start in: ",
  ];
  return { subject: `Team plan: ${team}`, message: lines.join("\n") };
}
