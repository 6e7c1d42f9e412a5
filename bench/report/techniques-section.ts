import type { TechniqueResult } from "../steps/techniques.ts";
import { inKilobytes, inMilliseconds, type Section, table } from "./table.ts";

export function techniquesSection(results: TechniqueResult[]): Section {
  const rows = results.flatMap(({ setting, pages }) =>
    pages.map(({ pattern, fcp, lcp, blocking, bytes, click }) => [
      `\`DELIVERY=${setting}\` ${pattern}`,
      inMilliseconds(fcp),
      inMilliseconds(lcp),
      inMilliseconds(blocking),
      inKilobytes(bytes),
      click === undefined ? "" : inMilliseconds(click),
    ]),
  );
  return {
    title: "Delivery techniques",
    checks: [],
    body: `What each technique of [delivery/](../delivery/README.md) gains: the same commit built with all of them, without one at a time, and with none. A phone on real slow 4G, medians of at least seven runs in turns. Blocking time is that of a processor four times slower, computed from the processor time of each task, so that other work on the machine does not count. The click is one on the home page, at 4x CPU throttling, after the page was fetched ahead.

${table(["Build and page", "First paint", "LCP", "Blocking time", "HTML and JavaScript", "Click"], rows)}`,
  };
}
