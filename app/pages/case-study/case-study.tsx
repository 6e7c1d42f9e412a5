import { data, isRouteErrorResponse } from "react-router";
import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Facts } from "#app/sections/facts.tsx";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { caseStudies } from "#content/case-studies/index.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/case-study";
import { KeyResults } from "./key-results.tsx";
import { Quote } from "./quote.tsx";
import { RelatedWork } from "./related-work.tsx";
import { studyFacts } from "./study-facts.ts";
import { StudyGallery } from "./study-gallery.tsx";
import { StudyHero } from "./study-hero.tsx";
import { StudyShot } from "./study-shot.tsx";
import { studyView } from "./study-view.ts";

export function loader({ params }: Route.LoaderArgs) {
  const path = `/case-studies/${params.studyId}`;
  const study = caseStudies.get(params.studyId);
  if (!study) throw data({ metadata: tagsMetadata(path) }, { status: 404 });
  return { ...studyView(study), metadata: tagsMetadata(path) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, lead, quote, services, cover, logo, shots, related, metadata } = loaderData;
  const opensInText = shots.length > 1;
  const contact = `/contact?study=${study.id}`;
  return (
    <article key={study.id} className="print-sheet">
      <Bands>
        <StudyHero study={study} cover={cover} logo={logo} />
        <KeyResults keyResults={study.keyResults} />
        <div className="page-width grid gap-x-6 gap-y-14 py-14 md:py-20 lg:grid-cols-12 print:block print:py-0">
          <div className="print-columns space-y-14 lg:col-span-8">
            <Prose title="The Challenge" paragraphs={study.challenge} />
            <Prose title="Our Analysis" paragraphs={study.analysis} />
            <Prose title="Our Solution" paragraphs={study.solution} />
            {opensInText && <StudyShot title={study.title} shots={shots} position={0} />}
            <section>
              <h2 className="mb-6 type-h2 print:mb-0">Key Features & Components</h2>
              <RuledList rows={study.keyFeatures} />
            </section>
            <Prose title="The Results" paragraphs={study.results} />
            {quote && <Quote {...quote} />}
            <StudyGallery title={study.title} shots={shots} from={opensInText ? 1 : 0} />
          </div>
          <Facts
            title="Project Information"
            className="stays-in-view lg:col-span-4"
            facts={studyFacts(study, services, lead)}
          >
            <ButtonLink to={contact}>Discuss Your Project</ButtonLink>
            <ButtonLink to="/case-studies" variant="outline">
              All Case Studies
            </ButtonLink>
          </Facts>
        </div>
        <p className="hidden page-width print:block">{metadata.canonicalUrl}</p>
        {related.length > 0 && <RelatedWork title="Related case studies" studies={related} />}
        <CallToAction
          title="Tell us what you would like to measure"
          text={`Describe what is going wrong, and how you can tell. ${lead ? `${lead.name.replaceAll(" ", "\u00a0")} or a colleague replies` : "A person replies"} within ${site.replyWithinHours} hours on working days.`}
          to={contact}
          label="Discuss Your Project"
        />
      </Bands>
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
