/** Loaded into the server before anything else: tells the trial how its event loop and its memory are doing. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

export type Figures = { heldFor: number; resident: number; used: number };
export type Question = "reset" | "figures" | "figures after collection";

const resolution = 10;

if (isMainThread && process.send) {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  process.on("message", (question: Question) => {
    if (question === "reset") return delays.reset();
    const heldFor = Math.max(0, delays.max / 1e6 - resolution);
    if (question === "figures after collection") globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ heldFor, resident: rss, used: heapUsed + external } satisfies Figures);
  });
  process.channel?.unref();
}
