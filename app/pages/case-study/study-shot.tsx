import { Maximize2 } from "lucide";
import { useState } from "react";
import { Lightbox, type Shot } from "#app/sections/lightbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

export type StudyShots = { title: string; shots: readonly (Shot & { caption: string })[] };

const wide = "(min-width: 1440px) 867px, (min-width: 1024px) 62vw, calc(100vw - 2.5rem)";
const narrow =
  "(min-width: 1440px) 422px, (min-width: 1024px) 30vw, (min-width: 480px) 45vw, calc(100vw - 2.5rem)";

/** One picture of a study with its caption. It opens the lightbox, which has all of them. */
export function StudyShot({
  title,
  shots,
  position,
  half = false,
}: StudyShots & { position: number; half?: boolean }) {
  const [open, setOpen] = useState(false);
  const shot = shots[position];
  if (!shot) return null;
  return (
    <>
      <figure className="group relative">
        <Picture
          picture={shot}
          sizes={half ? narrow : wide}
          fallbacks={shot.fallbacks}
          className="aspect-[8/5]"
        />
        <button
          type="button"
          aria-label={`View picture ${position + 1} full screen`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
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
      {open && <Lightbox title={title} shots={shots} start={position} onClose={() => setOpen(false)} />}
    </>
  );
}
