import type { ReactNode } from "react";
import { RuledGrid } from "#app/ui/ruled-grid.tsx";
import type { Staffing } from "#content/staffing/schema.ts";

type Model = Pick<Staffing["dedicated"], "summary" | "benefits" | "idealFor">;

/** What both panels have in common, around their own content. */
export function EngagementModel({
  title,
  model: { summary, benefits, idealFor },
  children,
}: {
  title: string;
  model: Model;
  children: ReactNode;
}) {
  return (
    <>
      <div className="sr-only noscript:not-sr-only print:not-sr-only">
        <h2 className="pt-8 type-h2">{title}</h2>
      </div>
      <div className="grid gap-x-6 gap-y-6 pt-8 lg:grid-cols-12">
        <p className="measure type-lead lg:col-span-5">{summary}</p>
        <div className="border-line max-lg:border-t max-lg:pt-4 lg:col-span-7 lg:border-l lg:pl-6">
          <h3 className="type-label">Ideal For</h3>
          <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-[auto_auto] sm:justify-start">
            {idealFor.map((line) => (
              <li key={line} className="text-graphite">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-12">{children}</div>
      <h3 className="mt-10 mb-5 type-h3">Key Benefits</h3>
      <RuledGrid cells={benefits} columns={4} level={4} />
    </>
  );
}
