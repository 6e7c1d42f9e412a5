import { data, isRouteErrorResponse } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { Facts } from "#app/sections/facts.tsx";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { caseStudies } from "#content/case-studies/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { services } from "#content/services/index.ts";
import type { Route } from "./+types/case-study";

export function loader({ params }: Route.LoaderArgs) {
  const path = `/case-studies/${params.studyId}`;
  const study = caseStudies.get(params.studyId);
  if (!study) throw data({ metadata: tagsMetadata(path) }, { status: 404 });
  return {
    study,
    services: services.all.filter(({ id }) => study.projectInfo.services.includes(id)),
    metadata: tagsMetadata(path),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function CaseStudyPage({ loaderData: { study, services } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={study.title}
        subtitle={study.summary}
        above={
          <Breadcrumb
            trail={[
              { to: "/", label: "Home" },
              { to: "/case-studies", label: "Case Studies" },
            ]}
            here={study.title}
          />
        }
      />
      <div className="page-width grid gap-x-6 gap-y-14 py-16 md:py-24 lg:grid-cols-12">
        <div className="space-y-14 lg:col-span-8">
          <section>
            <h2 className="type-h2">Key Results</h2>
            <ul className="mt-5 space-y-3 border-l-4 border-taxi pl-5 type-lead">
              {study.keyResults.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </section>
          <Prose title="The Challenge" paragraphs={study.challenge} />
          <Prose title="Our Analysis" paragraphs={study.analysis} />
          <Prose title="Our Solution" paragraphs={study.solution} />
          <section>
            <h2 className="mb-6 type-h2">Key Features & Components</h2>
            <RuledList rows={study.keyFeatures} />
          </section>
          <Prose title="The Results" paragraphs={study.results} />
        </div>
        <Facts
          title="Project Information"
          className="lg:col-span-4"
          facts={[
            { label: "Client", values: [study.projectInfo.client] },
            { label: "Industry", values: [study.projectInfo.industry] },
            { label: "Services Provided", values: services.map(({ title }) => title) },
            { label: "Technologies Used", values: study.technologies },
          ]}
        >
          <ButtonLink to="/contact">Discuss Your Project</ButtonLink>
          <ButtonLink to="/case-studies" variant="outline">
            All Case Studies
          </ButtonLink>
        </Facts>
      </div>
    </>
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
