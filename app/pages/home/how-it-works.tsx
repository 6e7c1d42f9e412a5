import { ButtonLink } from "#app/ui/button.tsx";
import type { Home } from "#content/home/schema.ts";
import { site } from "#content/site.ts";

/** The dark section at the end of the page: a link to the contact form, and what happens next. */
export function HowItWorks({ closing, howItWorks }: Pick<Home, "closing" | "howItWorks">) {
  return (
    <section aria-labelledby="start" className="section-space on-dark bg-ink text-white">
      <div className="page-width grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="start" className="type-h1">
            {closing}
          </h2>
          <p className="mt-6 max-w-[30rem] type-lead text-mist">
            A person reads it and answers within {site.replyWithinHours} hours on working days.
          </p>
          <ButtonLink to="/contact" variant="glow" size="lg" className="mt-8 max-sm:w-full">
            Contact Us
          </ButtonLink>
        </div>
        <div className="border border-line-strong p-6 md:p-10 lg:col-span-6 lg:col-start-7">
          <h3 className="type-h3">How It Works</h3>
          <ol className="mt-6">
            {howItWorks.map(({ title, description }, index) => (
              <li key={title} className="flex flex-wrap gap-x-6 border-t border-graphite py-6 last:pb-0">
                <span aria-hidden="true" className="w-10 shrink-0 type-figure text-taxi">
                  {index + 1}
                </span>
                <div className="flex-[1_1_9rem]">
                  <h4 className="type-h3">{title}</h4>
                  <p className="mt-2 text-mist">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
