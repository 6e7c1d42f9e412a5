import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { caseStudies } from "#content/case-studies/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/case-studies";

export function loader() {
  return {
    metadata: tagsMetadata("/case-studies"),
    studies: caseStudies.all.map(({ id, title, summary, clientName, category, keyResults }) => ({
      id,
      title,
      summary,
      clientName,
      category,
      keyResults: keyResults.slice(0, 2),
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function CaseStudiesPage({ loaderData: { studies } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Case Studies"
        subtitle="Twelve pieces of work told in full: what was wrong, what we found, what we built, what it cost and how the result was measured."
      />
      <ul className="page-width grid gap-x-6 gap-y-14 py-16 md:grid-cols-2 md:py-24">
        {studies.map((study) => (
          <li key={study.id} className="border-t border-ink pt-5">
            <p className="type-small text-steel">
              {study.clientName}, {study.category}
            </p>
            <h2 className="mt-1 type-h3">
              <Link to={`/case-studies/${study.id}`} prefetch="intent" className="hover:underline">
                {study.title}
              </Link>
            </h2>
            <p className="mt-3 measure">{study.summary}</p>
            <ul className="mt-4 space-y-1 border-l-4 border-taxi pl-4 type-small">
              {study.keyResults.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
