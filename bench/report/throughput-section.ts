import type { Throughput } from "../steps/throughput.ts";
import { type Check, inKilobytes, inMegabytes, type Section, table } from "./table.ts";

const targets = { fastifyStatic: 2, nginx: 0.15, p99: 50 };

export function throughputSection({ tool, servers, memory }: Throughput): Section {
  const ours = servers.find(({ name }) => name === "ours");
  const against = (server: string, target: number): Check[] => {
    const ratio = servers.find(({ name }) => name === server)?.ratio;
    if (ratio === undefined) return [];
    return [
      {
        target: `at least ${target} times ${server}`,
        measured: `${ratio.toFixed(2)} times`,
        met: ratio >= target,
      },
    ];
  };
  return {
    title: "Server throughput",
    checks: [
      ...against("@fastify/static", targets.fastifyStatic),
      ...against("nginx", targets.nginx),
      {
        target: `p99 under ${targets.p99} ms`,
        measured: `${ours?.p99.toFixed(1)} ms`,
        met: (ours?.p99 ?? 0) < targets.p99,
      },
    ],
    body: `The home page in Brotli, one process each on one core, with the load generator on another, in turns, medians of at least five rounds of \`${tool}\` on the same machine; ratios are medians over the rounds. All send the same body: \`@fastify/static\` with \`preCompressed\`, nginx (one worker, no access log) the same Brotli file by \`sendfile\`, because Debian's has no Brotli module. Ours also sends security headers. Memory of our server: ${inMegabytes(memory.idle)} idle, ${inMegabytes(memory.underLoad)} under load.

${table(
  ["Server", "Requests per second", "p99", "Body"],
  servers.map(({ name, perSecond, p99, bytes }) => [
    name,
    Math.round(perSecond).toLocaleString("en-GB"),
    `${p99.toFixed(1)} ms`,
    inKilobytes(bytes),
  ]),
)}`,
  };
}
