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
      ({ median }) => median,
    );
    return {
      target: `${[...new Set(group.map(({ name }) => name))].join(", ")}: response within ${targetMs} ms`,
      measured: `${value.toFixed(1)} ms at most (${where})`,
      met: value <= targetMs,
    };
  });
  return {
    title: "Interaction latency",
    checks,
    body: `From the event to the end of the frame that shows its effect, at 4x CPU throttling. The median is compared with the target. The reference page, with one checkbox, shows what the machine itself takes.

${table(
  ["Interaction", "Width", "Median", "Fastest", "p95", "Target"],
  interactions.map(({ name, width, targetMs, median, fastest, p95 }) => [
    name,
    `${width} px`,
    boldIfMissed(`${median.toFixed(1)} ms`, targetMs === 0 || median <= targetMs),
    `${fastest.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    targetMs === 0 ? "" : `${targetMs} ms`,
  ]),
)}`,
  };
}
