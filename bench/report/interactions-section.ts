import type { Interaction } from "../steps/interactions.ts";
import { boldIfMissed, type Section, table, worst } from "./table.ts";

export function interactionsSection(interactions: readonly Interaction[]): Section {
  const targeted = interactions.filter(({ targetMs }) => targetMs > 0);
  const checks = [...new Set(targeted.map(({ targetMs }) => targetMs))].map((targetMs) => {
    const group = targeted.filter((interaction) => interaction.targetMs === targetMs);
    const { value, where } = worst(
      group.map((interaction) => ({
        ...interaction,
        pattern: `${interaction.name}, ${interaction.width} px`,
      })),
      compared,
    );
    const isMedian = group.every(({ quantile }) => quantile === 0.5);
    return {
      target: `${[...new Set(group.map(({ name }) => name))].join(", ")}: response within ${targetMs} ms${isMedian ? "" : " at the 75th percentile"}`,
      measured: `${value.toFixed(1)} ms at most (${where})`,
      met: value <= targetMs,
    };
  });
  return {
    title: "Interaction latency",
    checks,
    body: `From the event to the end of the frame that shows its effect, at 4x CPU throttling. The median is compared with the target, or the 75th percentile where it is 100 ms. The reference page, with one checkbox, shows what the machine itself takes.

${table(
  ["Interaction", "Width", "Median", "p75", "p95", "Fastest", "Target"],
  interactions.map((interaction) => {
    const { name, width, targetMs, quantile, median, p75, p95, fastest } = interaction;
    const met = targetMs === 0 || compared(interaction) <= targetMs;
    return [
      name,
      `${width} px`,
      boldIfMissed(`${median.toFixed(1)} ms`, met || quantile !== 0.5),
      boldIfMissed(`${p75.toFixed(1)} ms`, met || quantile === 0.5),
      `${p95.toFixed(1)} ms`,
      `${fastest.toFixed(1)} ms`,
      targetMs === 0 ? "" : `${targetMs} ms`,
    ];
  }),
)}`,
  };
}

function compared({ quantile, median, p75 }: Interaction) {
  return quantile === 0.5 ? median : p75;
}
