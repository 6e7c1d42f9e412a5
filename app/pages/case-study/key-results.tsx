import { clsx } from "clsx";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { type BeforeAfter, parseBeforeAfter } from "./before-after.ts";

/** Each result as a sentence, with its two figures drawn to scale where the sentence gives both. */
export function KeyResults({ keyResults }: Pick<CaseStudy, "keyResults">) {
  return (
    <section>
      <h2 className="type-h2">Key Results</h2>
      <ul className="mt-6 border-t border-line print:mt-2">
        {keyResults.map((result) => {
          const change = parseBeforeAfter(result);
          return (
            <li
              key={result}
              className="grid gap-x-6 gap-y-4 border-b border-line py-6 md:grid-cols-2 print:grid-cols-2 print:py-1.5"
            >
              <p className={clsx("type-lead", !change && "md:col-span-2")}>{result}</p>
              {change && <Bars change={change} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Hidden from screen readers: the sentence beside it has both figures. */
function Bars({ change: { before, after } }: { change: BeforeAfter }) {
  const longest = Math.max(before.value, after.value);
  const rows = [
    { name: "Before", side: before, look: "fill-line" },
    { name: "After", side: after, look: "fill-taxi" },
  ];
  return (
    <div aria-hidden="true" className="space-y-2 self-center">
      {rows.map(({ name, side, look }) => (
        <div key={name} className="grid grid-cols-[3.5rem_1fr_6rem] items-center gap-3 type-small">
          <span className="text-steel">{name}</span>
          <svg className="h-6 w-full print:h-3" focusable="false" aria-hidden="true">
            <rect width={`${(100 * side.value) / longest}%`} height="100%" className={look} />
          </svg>
          <span className="font-semibold tabular-nums">{side.label}</span>
        </div>
      ))}
    </div>
  );
}
