import type { ProcessStep } from "#content/process/schema.ts";
import { ProcessIcon } from "./process-icon.tsx";
import { SpanPlan, TaxiFromAbove } from "./span-plan.tsx";

type Step = Pick<ProcessStep, "id" | "title" | "description" | "icon" | "details">;

/** Steps as one long bridge down the page, seen from above: a span for each, the taxi at the centre of the screen. */
export function SpanLine({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="relative">
      <ol>
        {steps.map((step, index) => (
          <li key={step.id} className="relative pb-14 pl-18 md:pb-20 md:pl-36 lg:pl-44">
            <SpanPlan />
            <SpanPlan painted />
            <div className="grid gap-x-6 gap-y-5 border-t-2 border-ink pt-5 lg:grid-cols-12">
              <h3 className="lg:col-span-5">
                <span aria-hidden="true" className="flex items-center gap-4">
                  <span className="type-figure">{index + 1}</span>
                  <ProcessIcon icon={step.icon} className="size-9" />
                </span>
                <span className="mt-2 block type-h3">{step.title}</span>
              </h3>
              <div className="lg:col-span-7">
                <p className="measure">{step.description}</p>
                <h4 className="mt-6 type-label">Key Deliverables</h4>
                <ul className="mt-3 grid gap-x-6 text-graphite sm:grid-cols-2">
                  {step.details.map((detail) => (
                    <li key={detail} className="border-t border-line py-2">
                      {detail}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="screen-only pointer-events-none absolute inset-y-0 left-0 w-12 md:w-24">
        <TaxiFromAbove className="sticky top-[calc(50vh-2.5rem)] mx-auto my-6 h-16 md:h-20" />
      </div>
    </div>
  );
}
