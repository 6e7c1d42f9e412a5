import { Maximize2 } from "lucide";
import { useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Lightbox, type Shot } from "#app/sections/lightbox.tsx";
import { Button } from "#app/ui/button.tsx";
import { FilmstripControls } from "#app/ui/filmstrip-controls.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useFilmstrip } from "#app/ui/use-filmstrip.ts";

/** One picture at a time: by dots, thumbnails, keys, swipe, or in the lightbox. */
export function Gallery({ title, shots, sizes }: { title: string; shots: readonly Shot[]; sizes: string }) {
  const film = useFilmstrip(shots.length);
  const { index, show, strip, onKeyDown } = film;
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const close = (last: number) => {
    setOpen(false);
    show(last, "instant");
  };
  return (
    <section aria-label={`Pictures of ${title}`} onKeyDown={open ? undefined : onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to reach what scrolls. */}
      <ul {...strip} tabIndex={0} className="filmstrip motion-safe:scroll-smooth">
        {shots.map((shot, position) => (
          <li key={shot.src}>
            <Picture
              picture={shot}
              sizes={sizes}
              {...(position === 0 && { priority: "high" })}
              fallbacks={shot.fallbacks}
              className={position === 0 ? "aspect-[8/5] shared-cover" : "aspect-[8/5]"}
            />
          </li>
        ))}
      </ul>
      <div className="screen-only mt-3">
        <FilmstripControls film={film} count={shots.length}>
          <Button variant="ghost" onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon shape={Maximize2} className="size-5" />
            <span className="max-sm:sr-only">Full screen</span>
          </Button>
        </FilmstripControls>
        <ul className="mt-3 grid grid-cols-4 gap-3 noscript:hidden">
          {shots.map((shot, position) => (
            <li key={shot.src}>
              <button
                type="button"
                aria-label={`Picture ${position + 1}`}
                aria-current={position === index}
                onClick={() => show(position)}
                className="block w-full border-b-4 border-transparent pb-1.5 aria-[current=true]:border-ink forced-colors:border-[Canvas] forced-colors:aria-[current=true]:border-[Highlight]"
              >
                <span className="block aspect-[8/5] bg-line">
                  {/* A thumbnail does nothing before hydration, and would delay the large picture. */}
                  {hydrated && (
                    <Picture
                      picture={{ ...shot, alt: "" }}
                      sizes="(min-width: 1024px) 200px, 22vw"
                      priority="low"
                      fallbacks={shot.fallbacks}
                      className="h-full"
                    />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {open && <Lightbox title={title} shots={shots} start={index} onClose={close} />}
    </section>
  );
}
