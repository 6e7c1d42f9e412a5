import { clsx } from "clsx";
import { CardResult } from "#app/sections/card-result.tsx";
import { splitResult } from "#app/sections/key-result.ts";
import { useCardTransition } from "#app/sections/use-card-transition.ts";
import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { StudyCardData } from "#content/case-studies/card.ts";
import { fallbackPictures } from "#content/site.ts";

type Props = {
  study: StudyCardData;
  sizes: string;
  first?: boolean;
  /** The full width of the list: picture on one side, text on the other. */
  lead?: boolean;
  /** Whether the picture has a view transition. Not on the page of a study, where two would share a name. */
  moves?: boolean;
  level?: "h2" | "h3";
};

export function StudyCard({
  study,
  sizes,
  first = false,
  lead = false,
  moves = false,
  level: Heading = "h2",
}: Props) {
  const to = `/case-studies/${study.id}`;
  const { viewTransition, coverClass } = useCardTransition(to);
  return (
    <article
      className={clsx("group relative break-inside-avoid", lead && "grid items-end gap-x-6 lg:grid-cols-12")}
    >
      <Picture
        picture={study.picture}
        sizes={sizes}
        {...(first && { priority: "high" })}
        fallbacks={[fallbackPictures.study]}
        className={clsx("aspect-[8/5]", lead && "lg:col-span-7", moves && coverClass)}
      />
      <div className={clsx(lead && "lg:col-span-5 lg:pl-6")}>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 border-b border-line pb-1 type-small text-steel">
          <div className="flex min-w-0 flex-[1_1_7rem] flex-wrap justify-between gap-x-4">
            <p>{study.clientName}</p>
            <p>{study.category}</p>
          </div>
          <ShortlistToggle path={to} title={study.title} className="relative z-10 shrink-0" />
        </div>
        <Heading className={clsx("mt-4", lead ? "type-h2" : "type-h3")}>
          <Link
            to={to}
            viewTransition={moves && viewTransition}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {study.title}
          </Link>
        </Heading>
        <ul className="mt-5 space-y-3">
          {study.keyResults.map((result) => (
            <li key={result}>
              <CardResult {...splitResult(result)} large={lead} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
