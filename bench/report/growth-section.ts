import type { Growth } from "../steps/growth/growth.ts";
import { inKilobytes, inMegabytes, type Section, table } from "./table.ts";

/** Names of files in a page change from build to build, and with them its weight by a few bytes. */
const sameWeight = 128;

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
