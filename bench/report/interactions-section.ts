import type { Interaction } from "../steps/interactions.ts";
import { marked, type Section, table, worst } from "./table.ts";

export function interactionsSection(interactions: readonly Interaction[]): Section {
  const held = interactions.filter(({ bar }) => bar > 0);
  const checks = [...new Set(held.map(({ bar }) => bar))].map((bar) => {
    const those = held.filter((interaction) => interaction.bar === bar);
    const { value, where } = worst(
      those.map((interaction) => ({
        ...interaction,
        pattern: `${interaction.name}, ${interaction.width} px`,
      })),
      ({ median }) => median,
    );
    return {
      bar: `${[...new Set(those.map(({ name }) => name))].join(", ")}: answer within ${bar} ms`,
      measured: `${value.toFixed(1)} ms at most (${where})`,
      met: value <= bar,
    };
  });
  return {
    title: "Answers to a visitor",
    checks,
    body: `From the event to the end of the frame that shows its effect, on a processor four times slower. The median is held against the bar. The bare page with one box shows what the machine itself takes.

${table(
  ["What", "Width", "Median", "Fastest", "95 % within", "Bar"],
  interactions.map(({ name, width, bar, median, fastest, most }) => [
    name,
    `${width} px`,
    marked(`${median.toFixed(1)} ms`, bar === 0 || median <= bar),
    `${fastest.toFixed(1)} ms`,
    `${most.toFixed(1)} ms`,
    bar === 0 ? "" : `${bar} ms`,
  ]),
)}`,
  };
}
