import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "lucide";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import { fallbackPictures } from "#content/site.ts";

type Neighbour = { id: string; title: string; picture: PictureFiles };

type Props = { here: string; previous: Neighbour; next: Neighbour };

/** The previous and the next project; the last is followed by the first. A single one has none. */
export function Neighbours({ here, previous, next }: Props) {
  return (
    <nav aria-label="More projects" className="screen-only border-t border-line">
      <div className="page-width grid gap-6 py-12 md:grid-cols-2 md:py-16">
        {next.id !== here && (
          <>
            <NeighbourLink neighbour={previous} label="Previous project" />
            <NeighbourLink neighbour={next} label="Next project" after />
          </>
        )}
        <p className="text-center md:col-span-2">
          <ButtonLink to="/portfolio" variant="outline">
            View All Projects
          </ButtonLink>
        </p>
      </div>
    </nav>
  );
}

function NeighbourLink({
  neighbour: { id, title, picture },
  label,
  after = false,
}: {
  neighbour: Neighbour;
  label: string;
  after?: boolean;
}) {
  const Arrow = after ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/portfolio/${id}`}
      className={clsx(
        "group flex flex-wrap items-center gap-5",
        after && "md:flex-row-reverse md:text-right",
      )}
    >
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes="160px"
        fallbacks={[fallbackPictures.project]}
        className="aspect-[8/5] w-32 shrink-0 sm:w-40"
      />
      <span className="flex-[1_1_7rem]">
        <span
          className={clsx("flex items-center gap-2 type-small text-steel", after && "md:flex-row-reverse")}
        >
          <Icon shape={Arrow} className="size-5" />
          {label}
        </span>{" "}
        <span className="mt-1 block type-h3 group-hover:underline">{title}</span>
      </span>
    </Link>
  );
}
