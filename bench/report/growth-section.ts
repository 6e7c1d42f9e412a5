import type { Growth } from "../steps/growth/growth.ts";
import { inKilobytes, inMegabytes, type Section, table } from "./table.ts";

/** Names of files in a page change from build to build, and with them its weight by a few bytes. */
const sameWeight = 128;

export function growthSection({ sizes, unfinished }: Growth): Section {
  const [first, next = first, last = next] = sizes;
  if (!first || !next || !last) throw new Error("Growth was measured without a first size");
  // A page with room for six works fills it when there are more, and is then done growing.
  const filled = heavierPages(first, next);
  const grown = last === next ? filled : heavierPages(next, last);
  const buildRatio = last.buildSeconds / first.buildSeconds;
  return {
    title: "How it grows",
    checks: [
      {
        bar: "with more projects and studies, only the lists grow",
        measured:
          grown.length > 0
            ? inWords(grown)
            : `only the lists${filled.length > 0 ? `, once other pages have filled the places they have: ${inWords(filled)}` : ""}`,
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

type Heavier = { path: string; times: number; more: number };

function heavierPages(less: Growth["sizes"][number], more: Growth["sizes"][number]): Heavier[] {
  return Object.entries(more.others)
    .map(([path, bytes]) => ({ path, times: more.times, more: bytes - (less.others[path] ?? bytes) }))
    .filter((page) => page.more > sameWeight);
}

function inWords(pages: readonly Heavier[]) {
  const most = pages.toSorted((a, b) => b.more - a.more).slice(0, 3);
  const named = most.map(({ path, times, more }) => `\`${path}\` by ${inKilobytes(more)} at ${times} times`);
  return `${pages.length} of them, most of all ${named.join(", ")}`;
}
