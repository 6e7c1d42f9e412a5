import { Maximize2 } from "lucide";
import { useState } from "react";
import { Lightbox, type Shot } from "#app/sections/lightbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The pictures of a study with their captions, the first one full width; each opens in the lightbox. */
export function StudyGallery({
  title,
  shots,
}: {
  title: string;
  shots: readonly (Shot & { caption: string })[];
}) {
  const [open, setOpen] = useState<number>();
  return (
    <section>
      <h2 className="type-h2">Project Gallery</h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:*:first:col-span-2 print:mt-2 print:gap-3">
        {shots.map((shot, position) => (
          <li key={shot.src + shot.caption}>
            <figure className="group relative">
              <Picture
                picture={shot}
                sizes={position === 0 ? wide : narrow}
                fallbacks={shot.fallbacks}
                className="aspect-[8/5]"
              />
              <button
                type="button"
                aria-label={`View picture ${position + 1} full screen`}
                aria-haspopup="dialog"
                onClick={() => setOpen(position)}
                className="screen-only absolute inset-0 cursor-zoom-in noscript:hidden"
              />
              <figcaption className="mt-3 flex justify-between gap-6 type-small text-steel">
                <span className="measure">{shot.caption}</span>
                <Icon
                  shape={Maximize2}
                  className="screen-only size-5 shrink-0 text-ink group-hover:text-hooghly noscript:hidden"
                />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox title={title} shots={shots} start={open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

const wide = "(min-width: 1440px) 867px, (min-width: 1024px) 62vw, calc(100vw - 2.5rem)";
const narrow =
  "(min-width: 1440px) 422px, (min-width: 1024px) 30vw, (min-width: 480px) 45vw, calc(100vw - 2.5rem)";
