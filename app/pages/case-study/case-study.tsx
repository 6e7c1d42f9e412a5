import { data, isRouteErrorResponse } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { Facts } from "#app/sections/facts.tsx";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { caseStudies } from "#content/case-studies/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/case-study";
import { KeyResults } from "./key-results.tsx";
import { RelatedWork } from "./related-work.tsx";
import { ResultsStrip } from "./results-strip.tsx";
import { studyFacts } from "./study-facts.ts";
import { StudyGallery } from "./study-gallery.tsx";
import { StudyHero } from "./study-hero.tsx";
import { studyView } from "./study-view.ts";

export function loader({ params }: Route.LoaderArgs) {
  const path = `/case-studies/${params.studyId}`;
  const study = caseStudies.get(params.studyId);
  if (!study) throw data({ metadata: tagsMetadata(path) }, { status: 404 });
  return { ...studyView(study), metadata: tagsMetadata(path) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, services, cover, logo, shots, related, metadata } = loaderData;
  return (
    <article className="print-sheet">
      <StudyHero study={study} cover={cover} logo={logo} />
      <ResultsStrip keyResults={study.keyResults} />
      <div className="page-width grid gap-x-6 gap-y-14 py-14 md:py-20 lg:grid-cols-12 print:block print:py-0">
        <div className="print-columns space-y-14 lg:col-span-8">
          <KeyResults keyResults={study.keyResults} />
          <Prose title="The Challenge" paragraphs={study.challenge} />
          <Prose title="Our Analysis" paragraphs={study.analysis} />
          <Prose title="Our Solution" paragraphs={study.solution} />
          <section>
            <h2 className="mb-6 type-h2 print:mb-0">Key Features & Components</h2>
            <RuledList rows={study.keyFeatures} />
          </section>
          <Prose title="The Results" paragraphs={study.results} />
          <StudyGallery key={study.id} title={study.title} shots={shots} />
        </div>
        <Facts title="Project Information" className="lg:col-span-4" facts={studyFacts(study, services)}>
          <ButtonLink to={`/contact?study=${study.id}`}>Discuss Your Project</ButtonLink>
          <ButtonLink to="/case-studies" variant="outline">
            All Case Studies
          </ButtonLink>
        </Facts>
      </div>
      <p className="hidden page-width print:block">{metadata.canonicalUrl}</p>
      {related.length > 0 && <RelatedWork title="Related case studies" studies={related} />}
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MissingPage
      title="Case Study Not Found"
      text="The case study you are looking for does not exist or has been moved"
    >
      <ButtonLink to="/case-studies">View All Case Studies</ButtonLink>
    </MissingPage>
  );
}
