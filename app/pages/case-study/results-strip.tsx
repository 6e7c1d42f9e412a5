import { splitResult } from "#app/sections/key-result.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";

/** The key results on yellow, percentages set large. The section below has them as sentences. */
export function ResultsStrip({ keyResults }: Pick<CaseStudy, "keyResults">) {
  return (
    <section aria-label="Results at a glance" className="bg-taxi print:bg-transparent">
      <ul className="page-width grid divide-ink/25 max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x print:auto-cols-fr print:grid-flow-col">
        {keyResults.map((result) => (
          <Result key={result} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Result({ result }: { result: string }) {
  const { figure, caption } = splitResult(result);
  return (
    <li className="flex flex-col gap-3 py-7 md:px-6 md:py-10 lg:px-8 md:first:pl-0 md:last:pr-0 print:py-2 print:pr-4 print:pl-0">
      {figure && <strong className="type-paint whitespace-nowrap">{figure}</strong>}
      <span className={figure ? "max-w-[21em]" : "mt-auto max-w-[14.5em] type-h3"}>{caption}</span>
    </li>
  );
}
