import type { Interaction } from "../steps/interactions/interactions.ts";
import { boldIfMissed, type Check, type Section, table, worst } from "./table.ts";

export function interactionsSection(interactions: readonly Interaction[]): Section {
  return {
    title: "Interaction latency",
    checks: [...checksOf(interactions, "median"), ...checksOf(interactions, "p75")],
    body: `From the event to the end of the frame that shows its effect, at 4x CPU throttling. The reference page, with one checkbox, shows what the machine itself takes.

${table(
  ["Interaction", "Width", "Median", "Target", "p75", "Target", "p95", "Fastest"],
  interactions.map((interaction) => [
    interaction.name,
    `${interaction.width} px`,
    ...compared(interaction, "median"),
    ...compared(interaction, "p75"),
    `${interaction.p95.toFixed(1)} ms`,
    `${interaction.fastest.toFixed(1)} ms`,
  ]),
)}`,
  };
}

type Quantile = keyof Interaction["within"];

/** One for each target, of all interactions that have it. */
function checksOf(interactions: readonly Interaction[], quantile: Quantile): Check[] {
  const targets = new Set(interactions.flatMap(({ within }) => within[quantile] ?? []));
  return [...targets].map((target) => {
    const group = interactions.filter(({ within }) => within[quantile] === target);
    const named = group.map((interaction) => ({
      ...interaction,
      pattern: `${interaction.name}, ${interaction.width} px`,
    }));
    const { value, where } = worst(named, (interaction) => interaction[quantile]);
    return {
      target: `${[...new Set(group.map(({ name }) => name))].join(", ")}: ${quantile} within ${target} ms`,
      measured: `${value.toFixed(1)} ms at most (${where})`,
      met: value <= target,
    };
  });
}

function compared(interaction: Interaction, quantile: Quantile) {
  const target = interaction.within[quantile];
  const measured = interaction[quantile];
  return [
    boldIfMissed(`${measured.toFixed(1)} ms`, target === undefined || measured <= target),
    target === undefined ? "" : `${target} ms`,
  ];
}
