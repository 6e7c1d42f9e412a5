import { clsx } from "clsx";
import { ArrowRight } from "lucide";
import { CardResult } from "#app/sections/card-result.tsx";
import { useCardTransition } from "#app/sections/use-card-transition.ts";
import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { AwardBadge } from "#app/ui/award-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import type { Project } from "#content/projects/schema.ts";
import { fallbackPictures } from "#content/site.ts";

type Props = {
  project: Pick<Project, "id" | "title" | "client" | "category" | "year" | "award"> & {
    picture: PictureFiles;
    outcome: Project["outcomes"][number] | undefined;
  };
  sizes: string;
  first?: boolean;
};

export function ProjectCard({ project, sizes, first = false }: Props) {
  const to = `/portfolio/${project.id}`;
  const { viewTransition, coverClass } = useCardTransition(to);
  return (
    <article className="group relative break-inside-avoid">
      <div className="relative">
        <Picture
          picture={project.picture}
          sizes={sizes}
          {...(first && { priority: "high" })}
          fallbacks={[fallbackPictures.project]}
          className={clsx("aspect-[8/5]", coverClass)}
        />
        {project.award && (
          <div className="absolute bottom-0 left-0">
            <AwardBadge>
              {project.award.name} {project.award.year}
            </AwardBadge>
          </div>
        )}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line pb-1 type-small text-steel">
        <p className="min-w-0 flex-[1_1_7rem]">{project.category}</p>
        <p className="tabular-nums">{project.year}</p>
        <ShortlistToggle path={to} title={project.title} className="relative z-10 shrink-0" />
      </div>
      <div className="mt-4 flex items-end justify-between gap-x-6 gap-y-3 max-lg:flex-col max-lg:items-start">
        <div className="max-w-full min-w-0">
          <h2 className="type-h3">{project.title}</h2>
          <p className="mt-1 text-graphite">{project.client}</p>
        </div>
        <Link
          to={to}
          viewTransition={viewTransition}
          className="inline-flex min-h-9 shrink-0 items-center gap-2 font-semibold group-hover:underline after:absolute after:inset-0 underline-offset-4"
        >
          View Details<span className="sr-only"> of {project.title}</span>
          <Icon
            shape={ArrowRight}
            className="size-5 motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
          />
        </Link>
      </div>
      {project.outcome && (
        <div className="mt-4">
          <CardResult figure={project.outcome.figure} caption={project.outcome.text} />
        </div>
      )}
    </article>
  );
}
