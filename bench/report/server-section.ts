import type { Throughput } from "../steps/throughput.ts";
import { type Check, inKilobytes, inMegabytes, type Section, table } from "./table.ts";

const bars = { fastifyStatic: 3, nginx: 0.15, p99: 50 };

export function throughputSection({ tool, servers, memory }: Throughput): Section {
  const ours = servers.find(({ name }) => name === "ours");
  const against = (rival: string, bar: number): Check[] => {
    const ratio = servers.find(({ name }) => name === rival)?.ratio;
    if (ratio === undefined) return [];
    return [
      { bar: `at least ${bar} times ${rival}`, measured: `${ratio.toFixed(2)} times`, met: ratio >= bar },
    ];
  };
  return {
    title: "Server",
    checks: [
      ...against("@fastify/static", bars.fastifyStatic),
      ...against("nginx", bars.nginx),
      {
        bar: `p99 under ${bars.p99} ms`,
        measured: `${ours?.p99.toFixed(1)} ms`,
        met: (ours?.p99 ?? 0) < bars.p99,
      },
    ],
    body: `The home page in Brotli, one process each, in turns, medians of at least five rounds of \`${tool}\` on the same machine; how many times as fast ours is, is the median of the rounds. All send the same bytes of body: \`@fastify/static\` with \`preCompressed\`, nginx (one worker, no access log) the same Brotli file by \`sendfile\`, because Debian's has no Brotli module. Ours alone also sends its security headers and an \`ETag\`. Memory of our server: ${inMegabytes(memory.atRest)} at rest, ${inMegabytes(memory.underLoad)} under load.

${table(
  ["Server", "Requests a second", "p99", "Body"],
  servers.map(({ name, perSecond, p99, bytes }) => [
    name,
    Math.round(perSecond).toLocaleString("en-GB"),
    `${p99.toFixed(1)} ms`,
    inKilobytes(bytes),
  ]),
)}`,
  };
}
