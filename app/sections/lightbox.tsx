import { clsx } from "clsx";
import { X, ZoomIn, ZoomOut } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FilmstripControls } from "#app/ui/filmstrip-controls.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import { useFilmstrip } from "#app/ui/use-filmstrip.ts";

export type Shot = PictureFiles & { caption?: string; fallbacks: readonly string[] };

/** Render it while it is open, so that a page does not contain its pictures twice. */
export function Lightbox({
  title,
  shots,
  start,
  onClose,
}: {
  title: string;
  shots: readonly Shot[];
  start: number;
  /** Called with the index of the picture that was in view last. */
  onClose: (last: number) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useFilmstrip(shots.length, start);
  const { index, strip, show, onKeyDown } = film;
  /** The picture that is enlarged. It is moved by scrolling, so the keys and swipes of the strip have to wait. */
  const [zoomed, setZoomed] = useState<number>();
  const isZoomed = zoomed === index;
  const toggleZoom = () => setZoomed(isZoomed ? undefined : index);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, at the picture it was opened from.
  useEffect(() => {
    show(start, "instant");
  }, []);

  return (
    <ModalDialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      onClose={() => onClose(index)}
      onKeyDown={isZoomed ? undefined : onKeyDown}
      className="lightbox on-dark bg-ink text-white"
    >
      <div className="flex justify-between p-2">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Enlarge"
          aria-pressed={isZoomed}
          className="hover:text-ink text-white"
          onClick={toggleZoom}
        >
          <Icon shape={isZoomed ? ZoomOut : ZoomIn} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          className="hover:text-ink text-white"
          onClick={() => dialog.current?.close()}
        >
          <Icon shape={X} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to reach what scrolls. */}
      <ul {...strip} tabIndex={0} className={clsx("filmstrip min-h-0 grow", isZoomed && "overflow-hidden")}>
        {shots.map((shot, position) => (
          <li
            key={shot.src}
            aria-hidden={position !== index}
            onDoubleClick={toggleZoom}
            tabIndex={position === zoomed ? 0 : undefined}
            className={clsx(
              position === zoomed
                ? "zoomed touch-pan-x touch-pan-y overflow-auto"
                : "flex flex-col items-center gap-4 overflow-y-auto px-3 [justify-content:safe_center] md:px-16",
            )}
          >
            <Picture
              picture={shot}
              sizes={position === zoomed ? "max(250vw, 75rem)" : "100vw"}
              fallbacks={shot.fallbacks}
              className="lightbox-picture"
            />
            {shot.caption && <p className="measure text-center type-small text-mist">{shot.caption}</p>}
          </li>
        ))}
      </ul>
      <div className="mx-auto p-3">
        <FilmstripControls film={film} count={shots.length} dark />
      </div>
    </ModalDialog>
  );
}
