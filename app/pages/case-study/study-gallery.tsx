import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { Lightbox, type Shot } from "#app/sections/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The pictures of a study with their captions, the first one across; each opens over the whole screen. */
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
        {shots.map((shot, place) => (
          <li key={shot.src + shot.caption}>
            <figure>
              <div className="relative">
                <Picture
                  picture={shot}
                  sizes={
                    place === 0
                      ? "(min-width: 1440px) 867px, (min-width: 1024px) 62vw, 92vw"
                      : "(min-width: 1440px) 422px, (min-width: 1024px) 30vw, (min-width: 480px) 45vw, 92vw"
                  }
                  fallbacks={shot.fallbacks}
                  className="aspect-[8/5]"
                />
                <button
                  type="button"
                  aria-label={`View picture ${place + 1} full screen`}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(place)}
                  className="screen-only group absolute inset-0 noscript:hidden"
                >
                  <Maximize2
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="absolute right-0 bottom-0 size-11 bg-white p-3 group-hover:bg-taxi"
                  />
                </button>
              </div>
              <figcaption className="mt-3 measure type-small text-steel">{shot.caption}</figcaption>
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
