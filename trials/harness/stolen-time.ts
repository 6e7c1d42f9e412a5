import { existsSync, readFileSync } from "node:fs";

const statistics = "/proc/stat";

/** Returns a function that says which share of the processor the host of this virtual machine took since. */
export function watchStolenTime() {
  const before = processorTime();
  return () => {
    const { stolen, total } = processorTime();
    return (stolen - before.stolen) / Math.max(1, total - before.total);
  };
}

/** From the first line: user, nice, system, idle, iowait, irq, softirq, steal. Linux alone tells. */
function processorTime() {
  const [line = ""] = existsSync(statistics) ? readFileSync(statistics, "utf8").split("\n") : [];
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { stolen: times[7] ?? 0, total: times.reduce((sum, time) => sum + time, 0) };
}
