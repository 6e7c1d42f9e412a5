import { Link } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { HeaderPicture } from "#app/sections/header-picture.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { sized } from "#content/pictures.ts";
import { projects } from "#content/projects/index.ts";
import type { Route } from "./+types/portfolio";

export function loader() {
  return {
    metadata: tagsMetadata("/portfolio"),
    header: sized({ id: "brand/header-portfolio", alt: "" }),
    projects: projects.all.map(({ id, title, description, client, category, awardWinning, year }) => ({
      id,
      title,
      description,
      client,
      category,
      awardWinning,
      year,
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PortfolioPage({ loaderData: { header, projects } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Portfolio"
        subtitle="Twelve products we designed and built, from trading screens to a pill calendar. Each page shows the product and says what changed."
        background={<HeaderPicture picture={header} />}
      />
      <ul className="page-width grid gap-x-6 gap-y-12 py-16 md:grid-cols-2 md:py-24">
        {projects.map((project) => (
          <li key={project.id} className="border-t border-ink pt-5">
            <h2 className="type-h3">
              <Link to={`/portfolio/${project.id}`} prefetch="intent" className="hover:underline">
                {project.title}
              </Link>
            </h2>
            <p className="mt-1 type-small text-steel">
              {project.client}, {project.category}, {project.year}
              {project.awardWinning && <span className="font-semibold text-sindoor"> Award winner</span>}
            </p>
            <p className="mt-3 measure">{project.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
