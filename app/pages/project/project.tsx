import { data, isRouteErrorResponse, useViewTransitionState } from "react-router";
import { Bands } from "#app/layout/bands.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Facts } from "#app/sections/facts.tsx";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { AwardBadge } from "#app/ui/award-badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { projects } from "#content/projects/index.ts";
import type { Route } from "./+types/project";
import { Gallery } from "./gallery.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Outcomes } from "./outcomes.tsx";
import { projectFacts } from "./project-facts.ts";
import { projectView } from "./project-view.ts";

export function loader({ params }: Route.LoaderArgs) {
  const path = `/portfolio/${params.projectId}`;
  const project = projects.get(params.projectId);
  if (!project) throw data({ metadata: tagsMetadata(path) }, { status: 404 });
  return { ...projectView(project), metadata: tagsMetadata(path) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, services, shots, previous, next } = loaderData;
  const contact = `/contact?project=${project.id}`;
  // The picture of the card moves into the second band.
  const moving = useViewTransitionState(`/portfolio/${project.id}`);
  return (
    <Bands key={project.id} first={moving ? 2 : 1}>
      <PageHeader
        title={project.title}
        subtitle={project.description}
        above={<Breadcrumb trail={trail} here={project.title} />}
      >
        {project.award && (
          <AwardBadge>
            {project.award.name} {project.award.year}
          </AwardBadge>
        )}
        <ShortlistToggle path={`/portfolio/${project.id}`} title={project.title} labelled />
      </PageHeader>
      <div className="page-width grid gap-x-6 gap-y-14 py-12 md:py-16 lg:grid-cols-12">
        <div className="space-y-14 lg:col-span-8">
          <Gallery
            key={project.id}
            title={project.title}
            shots={shots}
            sizes="(min-width: 1440px) 867px, (min-width: 1024px) 62vw, calc(100vw - 2.5rem)"
          />
          <Prose title="The Product" paragraphs={project.fullDescription} />
          <Prose title="The Challenge" paragraphs={project.challenge} />
          <Prose title="The Solution" paragraphs={project.solution} />
          <Prose title="The Results" paragraphs={project.results}>
            <Outcomes outcomes={project.outcomes} />
          </Prose>
        </div>
        <Facts
          title="Project Details"
          className="stays-in-view lg:col-span-4"
          facts={projectFacts(project, services)}
        >
          <ButtonLink to={contact}>Discuss Similar Project</ButtonLink>
          {project.link && (
            <ButtonLink href={project.link} variant="outline">
              Visit the product
            </ButtonLink>
          )}
        </Facts>
      </div>
      <Neighbours here={project.id} previous={previous} next={next} />
      <CallToAction
        title="Your product could be next"
        text="Send a few lines about what you have and what is missing."
        to={contact}
        label="Discuss Your Project"
      />
    </Bands>
  );
}

const trail = [
  { to: "/", label: "Home" },
  { to: "/portfolio", label: "Portfolio" },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MissingPage
      title="Project Not Found"
      text="The project you're looking for doesn't exist or has been moved"
    >
      <ButtonLink to="/portfolio">Back to Portfolio</ButtonLink>
    </MissingPage>
  );
}
