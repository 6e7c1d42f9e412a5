import type { ReactNode } from "react";
import { RuledGrid } from "#app/ui/ruled-grid.tsx";
import type { Staffing } from "#content/staffing/schema.ts";

type Model = Pick<Staffing["dedicated"], "summary" | "benefits" | "idealFor">;

/** What both panels have in common, above their own content. */
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
      <div className="grid gap-x-6 gap-y-10 py-10 md:py-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="type-h2">{title}</h2>
          <p className="mt-5 measure type-lead text-graphite">{summary}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h3 className="type-label">Ideal For</h3>
          <ul className="mt-3 border-t border-line">
            {idealFor.map((line) => (
              <li key={line} className="border-b border-line py-2.5">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className="mb-8 type-h3">Key benefits</h3>
      <RuledGrid cells={benefits} columns={4} level={4} />
      <div className="mt-16">{children}</div>
    </>
  );
}
