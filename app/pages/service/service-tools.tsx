import { formatUsd } from "#app/lib/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Estimator } from "#content/services/estimators.ts";

export type Tool = {
  name: string;
  /** Path of the list of work that used it, if any. */
  work: string | undefined;
};

export function ServiceTools({ tools, estimator }: { tools: readonly Tool[]; estimator: Estimator }) {
  return (
    <Section title="Technologies We Use">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <ul className="grid content-start border-t border-line sm:grid-cols-2 sm:gap-x-6 lg:col-span-7 print:block">
          {tools.map(({ name, work }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-4"
            >
              <span className="type-h3">{name}</span>
              {work && (
                <Link to={work} className="inline-flex min-h-6 items-center type-small text-link">
                  See the work<span className="sr-only"> that used {name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <EstimateLink estimator={estimator} />
      </div>
    </Section>
  );
}

function EstimateLink({ estimator: { link, from } }: { estimator: Estimator }) {
  return (
    <aside
      aria-labelledby="estimate-link"
      className="border-t-4 border-taxi bg-fog p-6 md:p-8 lg:col-span-4 lg:col-start-9"
    >
      <h3 id="estimate-link" className="type-h3">
        What would yours cost?
      </h3>
      {from && (
        <p className="mt-4">
          <span className="mr-1 type-small text-steel">from </span>
          <span className="type-figure">{formatUsd(from.price)}</span>
        </p>
      )}
      <p className="mt-3 text-graphite">
        {from
          ? "Tick what you need and see the price and the weeks at once, without a call or an email."
          : "This work has no list price. Describe it, and after a free call we will send you an itemised quote."}
      </p>
      <ButtonLink to={link} variant="outline" className="screen-only mt-6">
        {from ? "Open the calculator" : "Need a Custom Quote"}
      </ButtonLink>
    </aside>
  );
}
