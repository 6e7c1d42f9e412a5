import type { About } from "#content/about/schema.ts";

/** The statement is set large, in place of a picture. */
export function Mission({ mission: { statement, paragraphs } }: Pick<About, "mission">) {
  return (
    <section aria-labelledby="mission" className="page-width py-16 md:py-24">
      <h2 id="mission" className="type-h3 text-hooghly">
        Our Mission
      </h2>
      <p className="mt-5 type-display text-balance">{statement}</p>
      <div className="mt-12 grid gap-x-6 gap-y-6 border-t-4 border-taxi pt-6 md:grid-cols-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure text-graphite">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
