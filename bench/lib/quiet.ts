import { cpus } from "node:os";

/** Others may use this share of the processors while we measure. */
const quietShare = 0.15;
const lookFor = 1_500;

/** How busy others kept the machine, as seen while we did nothing. */
export class Quiet {
  #looks: number[] = [];
  readonly #patient: boolean;

  constructor(patient: boolean) {
    this.#patient = patient;
  }

  /** Waits until the machine has nothing else to do, for so long at most, and remembers how busy it was then. */
  async settle(forAtMost: number) {
    const until = performance.now() + (this.#patient ? forAtMost : 0);
    let busy = await busyShare();
    while (busy > quietShare && performance.now() < until) busy = await busyShare();
    this.#looks.push(busy);
  }

  /** What there is to say about it, and a fresh start. */
  report() {
    const looks = this.#looks;
    this.#looks = [];
    const loud = looks.filter((busy) => busy > quietShare);
    if (loud.length === 0) return "the machine was quiet";
    const most = Math.round(Math.max(...loud) * 100);
    return `**the machine was not quiet** at ${loud.length} of ${looks.length} looks (others used up to ${most} % of it)`;
  }
}

async function busyShare() {
  const before = processorTime();
  await new Promise((resolve) => setTimeout(resolve, lookFor));
  const after = processorTime();
  return 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total);
}

function processorTime() {
  let idle = 0;
  let total = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    total += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, total };
}
