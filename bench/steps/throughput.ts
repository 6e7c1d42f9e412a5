import type { Bench } from "../lib/bench.ts";
import { type Load, loadTool } from "../lib/load.ts";
import { startFastifyStatic, startNginx } from "../lib/rivals.ts";
import { median, spread } from "../lib/statistics.ts";

/** More rounds than five when they disagree, but not for ever. */
const rounds = { least: 5, most: 9, agreement: 0.1 };

export type Throughput = {
  tool: string;
  /** `ratio` is how many times as fast ours was, the median of the rounds: a slow moment of the machine meets both. */
  servers: { name: string; perSecond: number; ratio: number; p99: number; bytes: number }[];
  /** Bytes of memory of our server; undefined where the system does not tell. */
  memory: { atRest: number | undefined; underLoad: number | undefined };
};

/** The home page in Brotli from ours and from others, in turns, each one process. */
export async function measureThroughput({ site, quiet, say }: Bench): Promise<Throughput> {
  const { name: tool, load } = await loadTool();
  const rivals = [await startFastifyStatic(), await startNginx()].filter((rival) => rival !== undefined);
  const servers = [{ name: "ours", address: site.address }, ...rivals];
  const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
  const memory = { atRest: site.memory(), underLoad: site.memory() };
  const watch = setInterval(() => {
    const now = site.memory();
    if (now && now > (memory.underLoad ?? 0)) memory.underLoad = now;
  }, 250);
  try {
    const bytes = await Promise.all(servers.map(({ address }) => homeBytes(address)));
    for (let round = 0; round < rounds.most; round++) {
      if (round >= rounds.least && agree(ratios(rivals[0]?.name))) break;
      await quiet.settle(20_000);
      for (const { name, address } of servers) {
        const result = await load(`${address}/`);
        loads.get(name)?.push(result);
        say(`${name}: ${Math.round(result.perSecond)} a second, p99 ${result.p99.toFixed(1)} ms`);
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
    for (const rival of rivals) await rival.stop();
  }

  /** Ours to the other's, in each round. */
  function ratios(name = "ours") {
    const others = loads.get(name) ?? [];
    return (loads.get("ours") ?? []).map(
      ({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 1),
    );
  }
}

function agree(ratios: readonly number[]) {
  return spread(ratios) <= rounds.agreement * median(ratios);
}

/** All have to send the same Brotli bytes, or the comparison means nothing. */
async function homeBytes(address: string) {
  const response = await fetch(`${address}/`, { headers: { "Accept-Encoding": "br" } });
  if (response.headers.get("content-encoding") !== "br") throw new Error(`${address} does not send Brotli`);
  return Number(response.headers.get("content-length"));
}
