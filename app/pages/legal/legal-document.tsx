import { Bands } from "#app/layout/bands.tsx";
import { formatDate } from "#app/lib/format.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { OfficeStatus } from "#app/time/office-status.tsx";
import type { LegalDocument as Document } from "#content/legal/schema.ts";
import { LinkedText } from "./linked-text.tsx";

export function LegalDocument({ document }: { document: Document }) {
  const { title, subtitle, lastUpdated, sections } = document;
  return (
    <Bands>
      <PageHeader title={title} subtitle={subtitle}>
        <p className="type-label">
          Last updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      </PageHeader>
      <div className="page-width grid gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-12 print:block print:py-4">
        <Contents sections={sections} />
        <div className="space-y-14 lg:col-span-8 print:space-y-5">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2
                id={section.id}
                tabIndex={-1}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t-2 border-ink pt-4 type-h3 md:grid-cols-[4rem_1fr] print:break-after-avoid print:pt-2"
              >
                <span>{index + 1}.</span> {section.title}
              </h2>
              <div className="measure space-y-5 pt-4 text-graphite md:pl-16 print:space-y-2 print:pl-0">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <LinkedText text={paragraph} />
                  </p>
                ))}
                {section.points && <Points points={section.points} />}
                {section === sections.at(-1) && <OfficeStatus className="screen-only" />}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Bands>
  );
}

function Contents({ sections }: Pick<Document, "sections">) {
  return (
    <nav aria-label="Contents" className="screen-only lg:col-span-4">
      <div className="lg:sticky lg:top-28 lg:max-w-72">
        <h2 className="type-label">Contents</h2>
        <ol className="mt-3 border-t border-line">
          {sections.map((section, index) => (
            <li key={section.id} className="border-b border-line">
              <a
                href={`#${section.id}`}
                className="grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-center type-small hover:underline"
              >
                <span className="text-steel tabular-nums">{index + 1}</span> {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="space-y-2">
      {points.map((point) => (
        <li key={point} className="border-l-2 border-taxi pl-4">
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
}
