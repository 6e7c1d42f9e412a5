import { clsx } from "clsx";
import { splitResult } from "#app/sections/key-result.ts";
import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { StudyCardData } from "#content/case-studies/card.ts";
import type { Home } from "#content/home/schema.ts";
import { fallbackPictures } from "#content/site.ts";

type Props = Home["studies"] & { studies: readonly StudyCardData[] };

/** Large covers on alternating sides, each with its main result in the corner. */
export function FeaturedStudies({ studies, ...heading }: Props) {
  return (
    <Section {...heading}>
      <ul className="space-y-16 md:space-y-24">
        {studies.map((study, index) => (
          <li key={study.id}>
            <StudyRow study={study} onRight={index % 2 === 1} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/case-studies" variant="outline" className="mt-14">
        All case studies
      </ButtonLink>
    </Section>
  );
}

function StudyRow({ study, onRight }: { study: StudyCardData; onRight: boolean }) {
  const [first, ...others] = study.keyResults;
  const to = `/case-studies/${study.id}`;
  return (
    <article className="group relative grid gap-x-6 lg:grid-cols-12">
      <div className={clsx("lg:col-span-8", onRight && "lg:col-start-5")}>
        <Picture
          picture={study.picture}
          sizes="(min-width: 90rem) 866px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          fallbacks={[fallbackPictures.study]}
          className="aspect-[8/5]"
        />
        {first && <CornerFigure result={first} onRight={onRight} />}
      </div>
      <div
        className={clsx(
          "mt-4 lg:col-span-4 lg:row-start-1 lg:mt-0 lg:self-end",
          onRight ? "lg:col-start-1 lg:pr-6" : "lg:col-start-9 lg:pl-6",
        )}
      >
        <div className="flex items-center justify-between type-small text-steel">
          <p>
            {study.clientName}, {study.category}
          </p>
          <ShortlistToggle path={to} title={study.title} className="relative z-10" />
        </div>
        <h3 className="type-h2">
          <Link
            to={to}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
          >
            {study.title}
          </Link>
        </h3>
        <ul className="mt-6">
          {others.map((result) => (
            <li key={result} className="border-t border-line py-3 text-graphite">
              {result}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function CornerFigure({ result, onRight }: { result: string; onRight: boolean }) {
  const { figure, caption } = splitResult(result);
  return (
    <p
      className={clsx(
        "relative -mt-8 flex w-fit max-w-[88%] flex-wrap items-end gap-4 bg-white pt-4 md:-mt-14 md:pt-6",
        onRight ? "pr-5 md:pr-8" : "ml-auto pl-5 md:pl-8",
      )}
    >
      {figure && <span className="type-paint">{figure}</span>}
      <span className="max-w-[13.5em] flex-[1_1_5rem] type-small text-graphite">{caption}</span>
    </p>
  );
}
