import { startFastifyStatic, startNginx } from "../lib/comparison-servers.ts";
import { onServerCore } from "../lib/cores.ts";
import { findLoadGenerator, type LoadResult } from "../lib/load-generator.ts";
import { startSite } from "../lib/site.ts";
import { interquartileRange, median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";

/** More than the minimum when the rounds vary too much. */
const rounds = { min: 5, max: 9, maxVariation: 0.1 };

export type Throughput = {
  tool: string;
  /** `ratio` is the median over the rounds of ours to theirs: a slow moment of the machine affects both. */
  servers: { name: string; perSecond: number; ratio: number; p99: number; bytes: number }[];
  /** Resident bytes of our server; undefined where the system does not tell. */
  memory: { idle: number | undefined; underLoad: number | undefined };
};

/** The home page in Brotli from ours and from other servers, in turns, one process each. */
export async function measureThroughput({ machine, log }: StepContext): Promise<Throughput> {
  const { name: tool, load } = await findLoadGenerator();
  const site = await startSite("build", onServerCore);
  const others = [await startFastifyStatic(), await startNginx()].filter((other) => other !== undefined);
  const servers = [{ name: "ours", address: site.address }, ...others];
  const loads = new Map<string, LoadResult[]>(servers.map(({ name }) => [name, []]));
  const memory = { idle: site.memory(), underLoad: site.memory() };
  const watch = setInterval(() => {
    const now = site.memory();
    if (now && now > (memory.underLoad ?? 0)) memory.underLoad = now;
  }, 250);
  try {
    const bytes = await Promise.all(servers.map(({ address }) => homeBytes(address)));
    for (let round = 0; round < rounds.max; round++) {
      if (round >= rounds.min && isStable(ratios(others[0]?.name))) break;
      await machine.untilIdle(20_000);
      for (const { name, address } of servers) {
        const result = await load(`${address}/`);
        loads.get(name)?.push(result);
        log(`${name}: ${Math.round(result.perSecond)} a second, p99 ${result.p99.toFixed(1)} ms`);
      }
    }
    return {
      tool,
      memory,
      servers: servers.map(({ name }, index) => {
        const measured = loads.get(name) ?? [];
        return {
          name,
          bytes: bytes[index] ?? 0,
          perSecond: median(measured.map(({ perSecond }) => perSecond)),
          ratio: median(ratios(name)),
          p99: median(measured.map(({ p99 }) => p99)),
        };
      }),
    };
  } finally {
    clearInterval(watch);
    for (const server of [site, ...others]) await server.stop();
  }

  /** Ours to theirs, in each round. */
  function ratios(name = "ours") {
    const theirs = loads.get(name) ?? [];
    return (loads.get("ours") ?? []).map(
      ({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 1),
    );
  }
}

function isStable(ratios: readonly number[]) {
  return interquartileRange(ratios) <= rounds.maxVariation * median(ratios);
}

/** All must send the same Brotli bytes, or the comparison means nothing. */
async function homeBytes(address: string) {
  const response = await fetch(`${address}/`, { headers: { "Accept-Encoding": "br" } });
  if (response.headers.get("content-encoding") !== "br") throw new Error(`${address} does not send Brotli`);
  return Number(response.headers.get("content-length"));
}
