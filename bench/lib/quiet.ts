import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./statistics.ts";

/** Others may use this share of the processors while we measure, seen by us or felt as a slower machine. */
const quietShare = 0.15;
const probes = 15;
const betweenProbes = 100;

/** How busy others kept the machine, as seen while we did next to nothing. */
export class Quiet {
  #looks: number[] = [];
  #fastest = Number.POSITIVE_INFINITY;
  readonly #patient: boolean;

  constructor(patient: boolean) {
    this.#patient = patient;
  }

  /** Waits until the machine has nothing else to do, for so long at most, and remembers how busy it was then. */
  async settle(forAtMost: number) {
    const until = performance.now() + (this.#patient ? forAtMost : 0);
    let busy = await this.#busyShare();
    while (busy > quietShare && performance.now() < until) busy = await this.#busyShare();
    this.#looks.push(busy);
  }

  /** What there is to say about it, and a fresh start. */
  report() {
    const looks = this.#looks;
    this.#looks = [];
    const loud = looks.filter((busy) => busy > quietShare);
    if (loud.length === 0) return "the machine was quiet";
    const most = Math.round(Math.max(...loud) * 100);
    return `**the machine was not quiet** at ${loud.length} of ${looks.length} looks (others took up to ${most} % of it)`;
  }

  /** A neighbour on the same hardware shows in no count of processor time, but the same sum takes longer. */
  async #busyShare() {
    const before = processorTime();
    const times: number[] = [];
    for (let probe = 0; probe < probes; probe++) {
      await wait(betweenProbes);
      times.push(timeOfSum());
    }
    const after = processorTime();
    this.#fastest = Math.min(this.#fastest, ...times);
    const ours = times.reduce((sum, time) => sum + time, 0);
    const used = after.busy - before.busy - ours;
    const lost = 1 - this.#fastest / median(times);
    return Math.max(used / Math.max(1, after.total - before.total), lost);
  }
}

/** The sum is looked at, or the engine would leave it out. */
function timeOfSum() {
  const start = performance.now();
  let sum = 0;
  for (let number = 0; number < 3_000_000; number++) sum = (sum * 31 + number) | 0;
  return performance.now() - start + (sum === 0 ? 1 : 0);
}

function processorTime() {
  let busy = 0;
  let total = 0;
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq;
    total += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { busy, total };
}
