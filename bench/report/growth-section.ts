import type { Growth } from "../steps/growth/growth.ts";
import { inKilobytes, inMegabytes, type Section, table } from "./table.ts";

/** Hashes in file names change from build to build, and the compressed size with them. */
const tolerance = 128;

export function growthSection({ sizes, failed }: Growth): Section {
  const [first, next = first, last = next] = sizes;
  if (!first || !next || !last) throw new Error("Growth was measured without a first size");
  // A page that shows up to six entries may have fewer today; it grows until it is full.
  const filled = heavierPages(first, next);
  const grown = last === next ? filled : heavierPages(next, last);
  const buildRatio = last.buildSeconds / first.buildSeconds;
  return {
    title: "Growth with more content",
    checks: [
      {
        target: "with more projects and case studies, only the lists grow",
        measured:
          grown.length > 0
            ? inWords(grown)
            : `only the lists${filled.length > 0 ? `, once pages that show a few entries are full: ${inWords(filled)}` : ""}`,
        met: grown.length === 0,
      },
      {
        target: "build time grows at most linearly",
        measured: `${buildRatio.toFixed(1)} times the time for ${last.factor} times the entries`,
        met: buildRatio <= last.factor && failed.length === 0,
      },
    ],
    body: `The same site with generated entries, in a temporary copy. Search is a keystroke in the search of the case studies, filter a click on a category of the portfolio, both at 4x CPU throttling until the frame is done.${failed.length > 0 ? ` **Not built within 15 minutes: ${failed.join(", ")} times.**` : ""}

${table(
  [
    "Content",
    "Pages",
    "Build",
    ...first.lists.map(({ path }) => `\`${path}\``),
    "Search",
    "Filter",
    "Server memory",
  ],
  sizes.map(({ factor, pages, buildSeconds, lists, searchMs, filterMs, memory }) => [
    `${factor} times`,
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

type Heavier = { path: string; factor: number; more: number };

function heavierPages(less: Growth["sizes"][number], more: Growth["sizes"][number]): Heavier[] {
  return Object.entries(more.others)
    .map(([path, bytes]) => ({ path, factor: more.factor, more: bytes - (less.others[path] ?? bytes) }))
    .filter((page) => page.more > tolerance);
}

function inWords(pages: readonly Heavier[]) {
  const most = pages.toSorted((a, b) => b.more - a.more).slice(0, 3);
  const named = most.map(
    ({ path, factor, more }) => `\`${path}\` by ${inKilobytes(more)} at ${factor} times`,
  );
  return `${pages.length} of them, most of all ${named.join(", ")}`;
}
