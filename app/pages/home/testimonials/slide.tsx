import { clsx } from "clsx";
import { type Initials, Monogram } from "#app/sections/monogram/monogram.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import type { Testimonial } from "#content/testimonials/schema.ts";
import { Stars } from "./stars.tsx";

export type Voice = Pick<Testimonial, "id" | "name" | "role" | "quote" | "rating"> & {
  initials: Initials;
  photo?: PictureFiles;
};

type Props = { voice: Voice; index: number; shown: boolean; label: string };

/** All slides share one grid cell, so that the longest sets the height; without JavaScript they are stacked. */
export function Slide({ voice: { name, role, quote, rating, initials, photo }, index, shown, label }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no part of a form.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={clsx(
        "col-start-1 row-start-1 transition-[opacity,visibility] duration-500 motion-reduce:transition-none noscript:visible noscript:row-auto noscript:opacity-100 print:visible print:row-auto print:opacity-100",
        !shown && "invisible opacity-0",
      )}
    >
      <figure className="flex h-full flex-col">
        <Stars rating={rating} />
        <blockquote className="mt-6 -indent-[0.42em] type-quote">“{quote}”</blockquote>
        <figcaption className="mt-auto flex flex-wrap items-center gap-4 pt-8">
          {photo ? (
            <Picture picture={photo} sizes="5rem" fallbacks={[]} className="size-20 shrink-0 print:size-12" />
          ) : (
            <Monogram initials={initials} index={index} />
          )}
          <span className="flex-[1_1_9rem]">
            <span className="block font-semibold">{name}</span>
            <span className="block type-small">{role}</span>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
