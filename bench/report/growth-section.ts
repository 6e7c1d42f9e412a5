import { kilobyte } from "../../scripts/budgets.ts";
import type { Growth } from "../steps/growth/growth.ts";
import { inKilobytes, inMegabytes, type Section, table } from "./table.ts";

/** Hashes in file names change from build to build, and the compressed size with them. */
const tolerance = 128;

const bars = {
  listGrowth: 1.1,
  studyGrowth: 1.1,
  searchMs: 64,
  buildSeconds: 180,
  startSeconds: 3,
  memory: 400 * kilobyte * kilobyte,
};

export function growthSection({ sizes, failed }: Growth): Section {
  const [first, next = first, last = next] = sizes;
  if (!first || !next || !last) throw new Error("Growth was measured without a first size");
  // A page that shows up to six entries may have fewer today; it grows until it is full.
  const filled = heavierPages(first, next);
  const grown = last === next ? filled : heavierPages(next, last);
  const listGrowth = Math.max(
    ...last.lists.map(({ bytes }, index) => bytes / (first.lists[index]?.bytes ?? bytes)),
  );
  const studyGrowth = last.studyBytes / first.studyBytes;
  return {
    title: "Growth with more content",
    checks: [
      {
        target: "a list page stays within 10 % of its size however long the list is",
        measured: `${listGrowth.toFixed(2)} times the bytes at ${last.factor} times the entries`,
        met: listGrowth <= bars.listGrowth,
      },
      {
        target: "with more projects and case studies, no page but theirs grows",
        measured:
          grown.length > 0
            ? inWords(grown)
            : `none${filled.length > 0 ? `, once pages that show a few entries are full: ${inWords(filled)}` : ""}`,
        met: grown.length === 0,
      },
      {
        target: "a case study stays within 10 % of its size, although a long collection is compressed less",
        measured: `${studyGrowth.toFixed(2)} times the bytes at ${last.factor} times the entries`,
        met: studyGrowth <= bars.studyGrowth,
      },
      {
        target: `search of the longest list: a keystroke within ${bars.searchMs} ms`,
        measured: `${last.searchMs.toFixed(1)} ms`,
        met: last.searchMs <= bars.searchMs,
      },
      {
        target: `the largest site is built within ${bars.buildSeconds} s`,
        measured: `${last.pages.toLocaleString("en-GB")} pages in ${last.buildSeconds.toFixed(0)} s`,
        met: last.buildSeconds <= bars.buildSeconds && failed.length === 0,
      },
      {
        target: `its server starts within ${bars.startSeconds} s in at most ${inMegabytes(bars.memory)}`,
        measured: `${last.startSeconds.toFixed(1)} s, ${inMegabytes(last.memory)}`,
        met: last.startSeconds <= bars.startSeconds && (last.memory ?? 0) <= bars.memory,
      },
    ],
    body: `The same site with generated entries, in a temporary copy. A list page counts as HTML and as data for the router, a case study as HTML and JavaScript; of a collection with more than 150 entries the build compresses each less, to save time. Search is a keystroke in the search of the case studies, filter a click on a category of the portfolio, both at 4x CPU throttling until the frame is done.${failed.length > 0 ? ` **Not built within 15 minutes: ${failed.join(", ")} times.**` : ""}

${table(
  [
    "Content",
    "Pages",
    "Build",
    ...first.lists.map(({ path }) => `\`${path}\``),
    "First case study",
    "Search",
    "Filter",
    "Server start",
    "Server memory",
  ],
  sizes.map(
    ({ factor, pages, buildSeconds, lists, studyBytes, searchMs, filterMs, startSeconds, memory }) => [
      `${factor} times`,
      pages.toLocaleString("en-GB"),
      `${buildSeconds.toFixed(0)} s`,
      ...lists.map(({ bytes }) => inKilobytes(bytes)),
      inKilobytes(studyBytes),
      `${searchMs.toFixed(1)} ms`,
      `${filterMs.toFixed(1)} ms`,
      `${startSeconds.toFixed(1)} s`,
      inMegabytes(memory),
    ],
  ),
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
