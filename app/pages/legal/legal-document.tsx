import { formatDate } from "#app/lib/format.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Paragraphs } from "#app/ui/prose.tsx";
import type { LegalDocument as Document } from "#content/legal/schema.ts";

export function LegalDocument({
  document: { title, subtitle, lastUpdated, sections },
}: {
  document: Document;
}) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <div className="page-width grid gap-x-6 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <nav aria-label="Contents" className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <p className="type-small text-steel">Last updated {formatDate(lastUpdated)}</p>
            <ol className="mt-4 list-decimal pl-5">
              {sections.map((section) => (
                <li key={section.id} className="py-1">
                  <a href={`#${section.id}`} className="inline-flex min-h-6 items-center text-link">
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="space-y-12 lg:col-span-8">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2 className="type-h3">
                {index + 1}. {section.title}
              </h2>
              <Paragraphs paragraphs={section.paragraphs} />
              {section.points && (
                <ul className="mt-5 measure list-disc space-y-2 pl-5 text-graphite">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
