import { data, isRouteErrorResponse } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { Facts } from "#app/sections/facts.tsx";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";
import type { Route } from "./+types/project";

export function loader({ params }: Route.LoaderArgs) {
  const path = `/portfolio/${params.projectId}`;
  const project = projects.get(params.projectId);
  if (!project) throw data({ metadata: tagsMetadata(path) }, { status: 404 });
  return {
    project,
    services: services.all.filter(({ id }) => project.services.includes(id)),
    metadata: tagsMetadata(path),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function ProjectPage({ loaderData: { project, services } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={project.title}
        subtitle={project.description}
        above={
          <Breadcrumb
            trail={[
              { to: "/", label: "Home" },
              { to: "/portfolio", label: "Portfolio" },
            ]}
            here={project.title}
          />
        }
      />
      <div className="page-width grid gap-x-6 gap-y-14 py-16 md:py-24 lg:grid-cols-12">
        <div className="space-y-14 lg:col-span-8">
          <Prose title="The product" paragraphs={project.fullDescription} />
          <Prose title="The Challenge" paragraphs={project.challenge} />
          <Prose title="The Solution" paragraphs={project.solution} />
          <Prose title="The Results" paragraphs={project.results} />
        </div>
        <Facts
          title="Project Details"
          className="lg:col-span-4"
          facts={[
            { label: "Client", values: [project.client, project.clientDescription] },
            { label: "Timeline", values: [`${project.duration}, ${project.year}`] },
            { label: "Services", values: services.map(({ title }) => title) },
            { label: "Technologies", values: project.technologies },
          ]}
        >
          <ButtonLink to="/contact">Discuss Similar Project</ButtonLink>
        </Facts>
      </div>
      <nav
        aria-label="Projects"
        className="page-width flex flex-wrap justify-between gap-3 border-t border-line py-10"
      >
        <ButtonLink to={`/portfolio/${project.prevProject}`} variant="outline">
          Previous
        </ButtonLink>
        <ButtonLink to="/portfolio" variant="ghost">
          View All Projects
        </ButtonLink>
        <ButtonLink to={`/portfolio/${project.nextProject}`} variant="outline">
          Next
        </ButtonLink>
      </nav>
    </>
  );
}

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
