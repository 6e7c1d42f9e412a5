import { Fragment, useId } from "react";
import { splitResult } from "#app/sections/key-result.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { type BeforeAfter, parseBeforeAfter } from "./before-after.ts";

/** The key results on yellow: percentages set large, pairs of figures drawn to scale. */
export function KeyResults({ keyResults }: Pick<CaseStudy, "keyResults">) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-taxi print:bg-transparent">
      <div className="page-width py-8 md:py-10 print:py-2">
        <h2 id={id} className="type-label">
          Key Results
        </h2>
        <ul className="grid divide-ink/25 max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x print:auto-cols-fr print:grid-flow-col">
          {keyResults.map((result) => (
            <Result key={result} result={result} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Result({ result }: { result: string }) {
  const { figure, caption } = splitResult(result);
  const pair = parseBeforeAfter(result);
  return (
    <li className="flex flex-col gap-3 pt-5 pb-6 md:px-6 md:pb-0 lg:px-8 md:first:pl-0 md:last:pr-0 print:py-2 print:pr-4 print:pl-0">
      {figure && <strong className="type-paint whitespace-nowrap">{figure}</strong>}
      <span className={figure ? "max-w-[21em]" : "max-w-[14.5em] type-h3"}>{caption}</span>
      {pair && <Bars {...pair} />}
    </li>
  );
}

/** Hidden from screen readers: the sentence has both figures. */
function Bars({ names, figures }: BeforeAfter) {
  const longest = Math.max(...figures.map(({ value }) => value));
  return (
    <div
      aria-hidden="true"
      className="mt-auto grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 pt-2 type-small"
    >
      {figures.map(({ label, value }, index) => (
        <Fragment key={names[index]}>
          <span>{names[index]}</span>
          <span className="font-semibold tabular-nums">{label}</span>
          <svg className="col-span-2 h-4 w-full not-last:mb-2 print:h-3" focusable="false" aria-hidden="true">
            <rect
              width={`${(100 * value) / longest}%`}
              height="100%"
              className={index === 0 ? "fill-none stroke-ink stroke-2" : "fill-ink"}
            />
          </svg>
        </Fragment>
      ))}
    </div>
  );
}
