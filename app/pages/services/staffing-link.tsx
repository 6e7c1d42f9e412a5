import { formatUsd } from "#app/lib/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** A link to staffing, which has its own page, after the services. */
export function StaffingLink({ fromPrice }: { fromPrice: number }) {
  return (
    <aside aria-labelledby="staffing-link" className="bg-taxi-tint">
      <div className="page-width grid items-center gap-x-6 gap-y-8 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="staffing-link" className="type-h2">
            Need people rather than a project?
          </h2>
          <p className="mt-4 measure type-lead text-graphite">
            The same developers can join your team by the month, from {formatUsd(fromPrice)}, or take on a
            fixed scope in milestones.
          </p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to="/staffing" size="lg">
            Staffing Solutions
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
