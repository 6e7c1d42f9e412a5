import { Bands } from "#app/layout/bands.tsx";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { ChosenFilters } from "#app/lists/chosen-filters.tsx";
import { ListCount } from "#app/lists/list-count.tsx";
import { previewOf } from "#app/lists/list-index.ts";
import { ListSection } from "#app/lists/list-section.tsx";
import { PagedList } from "#app/lists/paged-list.tsx";
import { type List, useList } from "#app/lists/use-list.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeaderPicture } from "#app/sections/header-picture.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Select } from "#app/ui/select.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { sized } from "#content/pictures.ts";
import type { ProjectCardData } from "#content/projects/card.ts";
import { projects } from "#content/projects/index.ts";
import type { Route } from "./+types/portfolio";
import { ProjectCard } from "./project-card.tsx";
import { projectDefinition } from "./project-definition.ts";
import { ProjectFilters } from "./project-filters.tsx";
import { projectList } from "./project-list.ts";

export function loader() {
  return {
    metadata: tagsMetadata("/portfolio"),
    header: sized({ id: "brand/header-portfolio", alt: "" }),
    preview: previewOf(projectDefinition, projects.all),
  };
}

export const shouldRevalidate = revalidateOnPathChange;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PortfolioPage({ loaderData: { header, preview } }: Route.ComponentProps) {
  const list = useList(projectList, preview);
  return (
    <Bands>
      <PageHeader
        title="Portfolio"
        subtitle="Products we designed and built, from trading screens to a pill calendar. Each page shows the product and says what changed."
        background={<HeaderPicture picture={header} />}
      />
      <ListSection label="Projects" list={list} controls={<Controls list={list} />}>
        <PagedList list={list} titles="/portfolio/titles/1" words={words} className={layout}>
          {(project, index) => (
            <ProjectCard project={project} sizes={isWide(index) ? wide : narrow} first={index === 0} />
          )}
        </PagedList>
      </ListSection>
      <CallToAction
        title="Have something like this in mind?"
        text="Tell us what it should do. A plan and a price follow after a free call."
        to="/contact"
        label="Discuss Your Project"
      />
    </Bands>
  );
}

function Controls({ list }: { list: List<ProjectCardData> }) {
  return (
    <>
      <ProjectFilters list={list} />
      <ChosenFilters list={list} labels={{ q: "Search", technology: "Technology", service: "Service" }} />
      <div className="mt-6 mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <ListCount list={list} noun={["project", "projects"]} />
        <Select
          label="Sort by"
          value={list.state.sort}
          options={sorts}
          onChange={(sort) => list.choose({ sort })}
          className="w-44 noscript:hidden"
        />
      </div>
    </>
  );
}

const sorts = [
  { value: "recent", label: "Most recent" },
  { value: "title", label: "Title" },
];

const words = {
  more: "Load more projects",
  loading: "Loading projects...",
  end: "You've viewed all our projects in this category",
  nothing: "No projects found",
  showAll: "View All Projects",
  titles: "All projects by title",
};

/** Two in a row, wide and narrow in turn. */
const layout =
  "grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-20 lg:*:col-span-5 lg:*:nth-[4n+1]:col-span-7 lg:*:nth-[4n]:col-span-7";
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;
const wide =
  "(min-width: 1440px) 756px, (min-width: 1024px) 54vw, (min-width: 768px) 45vw, calc(100vw - 2.5rem)";
const narrow =
  "(min-width: 1440px) 533px, (min-width: 1024px) 37vw, (min-width: 768px) 45vw, calc(100vw - 2.5rem)";
