import type { TechniqueResult } from "../steps/techniques.ts";
import { inKilobytes, inMilliseconds, type Section, table } from "./table.ts";

export function techniquesSection(results: TechniqueResult[]): Section {
  const rows = results.flatMap(({ setting, pages }) =>
    pages.map(({ pattern, fcp, lcp, tbt, bytes }) => [
      `\`DELIVERY=${setting}\` ${pattern}`,
      inMilliseconds(fcp),
      inMilliseconds(lcp),
      inMilliseconds(tbt),
      inKilobytes(bytes),
    ]),
  );
  return {
    title: "Delivery techniques",
    checks: [],
    body: `What each technique of [delivery/](../delivery/README.md) gains: the same commit built with all of them, without one at a time, and with none. Lighthouse on a phone with simulated throttling, medians of at least seven runs in turns.

${table(["Build and page", "First paint", "LCP", "Blocking time", "HTML and JavaScript"], rows)}`,
  };
}
