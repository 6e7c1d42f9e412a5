import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "./statistics.ts";

/** Other processes may take this share of the CPU while we measure. */
const idleThreshold = 0.15;
const probes = 15;
const probeInterval = 100;

/** How much of the machine other processes take, sampled while the bench itself does next to nothing. */
export class MachineLoad {
  #samples: number[] = [];
  #fastest = Number.POSITIVE_INFINITY;
  readonly #waitForIdle: boolean;

  constructor(waitForIdle: boolean) {
    this.#waitForIdle = waitForIdle;
  }

  /** Waits for an idle machine, up to the timeout, and keeps the last sample for the report. */
  async untilIdle(timeout: number) {
    const deadline = performance.now() + (this.#waitForIdle ? timeout : 0);
    let load = await this.#sample();
    while (load > idleThreshold && performance.now() < deadline) load = await this.#sample();
    this.#samples.push(load);
  }

  /** A sentence about the samples since the last report. */
  report() {
    const samples = this.#samples;
    this.#samples = [];
    const busy = samples.filter((load) => load > idleThreshold);
    if (busy.length === 0) return "the machine was idle";
    const most = Math.round(Math.max(...busy) * 100);
    return `**the machine was busy** in ${busy.length} of ${samples.length} samples (other processes took up to ${most} %)`;
  }

  /** A virtual machine next door shows in no count of CPU time, but the same loop takes longer. */
  async #sample() {
    const before = cpuTime();
    const times: number[] = [];
    for (let probe = 0; probe < probes; probe++) {
      await delay(probeInterval);
      times.push(timeLoop());
    }
    const after = cpuTime();
    this.#fastest = Math.min(this.#fastest, ...times);
    const ours = times.reduce((sum, time) => sum + time, 0);
    const used = after.busy - before.busy - ours;
    const slowdown = 1 - this.#fastest / median(times);
    return Math.max(used / Math.max(1, after.total - before.total), slowdown);
  }
}

/** The sum is used, or the engine would remove the loop. */
function timeLoop() {
  const start = performance.now();
  let sum = 0;
  for (let number = 0; number < 3_000_000; number++) sum = (sum * 31 + number) | 0;
  return performance.now() - start + (sum === 0 ? 1 : 0);
}

function cpuTime() {
  let busy = 0;
  let total = 0;
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq;
    total += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { busy, total };
}
