import type { FilmStrip } from "../steps/film-strip.ts";
import type { Growth } from "../steps/growth/growth.ts";
import type { Throughput } from "../steps/throughput.ts";
import {
  type Check,
  inKilobytes,
  inMegabytes,
  inMilliseconds,
  marked,
  type Section,
  table,
} from "./table.ts";

const bars = { fastifyStatic: 3, nginx: 0.15, p99: 50 };

/** Names of files in a page change from build to build, and with them its weight by a few bytes. */
const sameWeight = 128;

export function throughputSection({ tool, servers, memory }: Throughput): Section {
  const ours = servers.find(({ name }) => name === "ours");
  const ratioTo = (rival: string) => {
    const other = servers.find(({ name }) => name === rival);
    return ours && other ? ours.perSecond / other.perSecond : undefined;
  };
  const against = (rival: string, bar: number): Check[] => {
    const ratio = ratioTo(rival);
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
    body: `The home page in Brotli, one process each, in turns, median of at least three rounds of \`${tool}\` on the same machine. All send the same bytes of body: \`@fastify/static\` with \`preCompressed\`, nginx (one worker, no access log) the same Brotli file by \`sendfile\`, because Debian's has no Brotli module. Ours alone also sends its security headers and an \`ETag\`. Memory of our server: ${inMegabytes(memory.atRest)} at rest, ${inMegabytes(memory.underLoad)} under load.

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

export function growthSection({ sizes, unfinished }: Growth): Section {
  const [first, ...larger] = sizes;
  if (!first) throw new Error("Growth was measured without a first size");
  const grown = larger.flatMap(({ times, others }) =>
    Object.entries(others)
      .map(([path, bytes]) => ({ path, times, more: bytes - (first.others[path] ?? bytes) }))
      .filter(({ more }) => more > sameWeight),
  );
  const last = larger.at(-1) ?? first;
  const buildRatio = last.buildSeconds / first.buildSeconds;
  return {
    title: "How it grows",
    checks: [
      {
        bar: "with more projects and studies, only the lists grow",
        measured: grown.length === 0 ? "only the lists" : grownText(grown),
        met: grown.length === 0,
      },
      {
        bar: "build time grows no worse than in proportion",
        measured: `${buildRatio.toFixed(1)} times the time for ${last.times} times the entries`,
        met: buildRatio <= last.times && unfinished.length === 0,
      },
    ],
    body: `The same site with made entries, in a throw-away copy. Search is a key in the box of the studies, filter a click on a category of the portfolio, both at 4x slowdown until the frame is done.${unfinished.length > 0 ? ` **Not built within 15 minutes: ${unfinished.join(", ")} times.**` : ""}

${table(
  [
    "Projects and studies",
    "Pages",
    "Build",
    ...first.lists.map(({ path }) => `\`${path}\``),
    "Search",
    "Filter",
    "Server's memory",
  ],
  sizes.map(({ times, pages, buildSeconds, lists, searchMs, filterMs, memory }) => [
    `${times} times`,
    pages.toLocaleString("en-GB"),
    `${buildSeconds.toFixed(0)} s`,
    ...lists.map(({ bytes }) => inKilobytes(bytes)),
    `${searchMs.toFixed(1)} ms`,
    `${filterMs.toFixed(1)} ms`,
    inMegabytes(memory),
  ]),
)}`,
  };
}

function grownText(grown: readonly { path: string; times: number; more: number }[]) {
  const most = grown.toSorted((a, b) => b.more - a.more).slice(0, 3);
  const named = most.map(({ path, times, more }) => `\`${path}\` by ${inKilobytes(more)} at ${times} times`);
  return `${new Set(grown.map(({ path }) => path)).size} other pages, most of all ${named.join(", ")}`;
}

export function filmStripSection({ firstPaintMs, elements, moved, frames, file }: FilmStrip): Section {
  return {
    title: "Film strip",
    checks: [
      {
        bar: "the first frame with content has the final layout",
        measured:
          moved.length === 0 ? `0 of ${elements} boxes move` : `${moved.length} of ${elements} boxes move`,
        met: moved.length === 0,
      },
    ],
    body: `The home page over real slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower: ${frames} frames, first paint after ${inMilliseconds(firstPaintMs)}. Boxes of the first screen at the first paint are compared with those at the end. The frames are in \`${file}\`, which is not committed.

${moved
  .slice(0, 10)
  .map((line) => `- ${marked(line, false)}`)
  .join("\n")}`,
  };
}
