/** Preloaded into the server: reports the delay of its event loop and its memory. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** `delay`: the longest delay of the event loop, in ms. `resident`, `peak` and `used`: bytes. */
export type Metrics = { delay: number; resident: number; peak: number; used: number };
export type MonitorRequest = "reset" | "metrics" | "metrics after gc";

const resolution = 10;

if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  process.on("message", (request: MonitorRequest) => {
    if (request === "reset") return histogram.reset();
    const delay = Math.max(0, histogram.max / 1e6 - resolution);
    if (request === "metrics after gc") globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const peak = process.resourceUsage().maxRSS * 1024;
    process.send?.({ delay, resident: rss, peak, used: heapUsed + external } satisfies Metrics);
  });
  process.channel?.unref();
}
